import { type Selectable, sql } from 'kysely';
import type { ReturnGround, ReturnUnits } from 'shared-contracts/domain/order-returns';
import type { Executor, Tx } from '../../db/connect.ts';
import { execute, firstValue, queryRow } from '../../db/query.ts';
import type { OrderReturnsTable } from '../../db/schema/selling.ts';

/** Return of products with its lines. `line_id` is the position of the order's line. */
export type OrderReturn = Selectable<OrderReturnsTable> & {
  lines: readonly ReturnUnits[];
  /** Places of its pictures, from 1. */
  pictures: readonly number[];
};

const linesOfReturn = sql<ReturnUnits[]>`coalesce((
  select json_agg(json_build_object('line_id', l.position::text, 'qty', l.qty) order by l.position)
  from order_return_lines l where l.return_id = order_returns.id), '[]')`;
const picturesOfReturn = sql<number[]>`array(
  select p.position from order_return_pictures p where p.return_id = order_returns.id order by p.position)`;

const selectReturns = (db: Executor) =>
  db
    .selectFrom('order_returns')
    .selectAll()
    .select([linesOfReturn.as('lines'), picturesOfReturn.as('pictures')]);

/** Returns of an order, oldest first. */
export const findReturns = (db: Executor, orderId: string): Promise<OrderReturn[]> =>
  selectReturns(db).where('order_id', '=', orderId).orderBy('position').execute();

export const findReturn = (db: Executor, id: string): Promise<OrderReturn | undefined> =>
  selectReturns(db).where('id', '=', id).executeTakeFirst();

/** Whether staff or the buyer still have to act. */
export const isUndecided = ({ state }: Pick<OrderReturn, 'state'>): boolean =>
  state === 'requested' || state === 'asked';

export interface NewReturn {
  orderId: string;
  requestKey: string;
  position: number;
  ground: ReturnGround;
  reason: string | null;
  lines: readonly ReturnUnits[];
}

/** @returns its id */
export const insertReturn = async (
  trx: Tx,
  { orderId, requestKey, position, ground, reason, lines }: NewReturn,
): Promise<string> => {
  const { id } = await trx
    .insertInto('order_returns')
    .values({ order_id: orderId, request_key: requestKey, position, ground, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_return_lines')
    .values(lines.map(({ line_id, qty }) => ({ return_id: id, position: Number(line_id), qty })))
    .execute();
  return id;
};

type ReturnChange =
  | { state: 'asked'; question: string }
  | { state: 'requested'; answer: string }
  | { state: 'refused'; refusal: string }
  | { state: 'accepted'; refund_id: string }
  | { state: 'withdrawn' };

/** Changes the state of a return of a locked order. Its version grows. */
export const updateReturn = async (trx: Tx, id: string, change: ReturnChange): Promise<void> => {
  await trx
    .updateTable('order_returns')
    .set({
      ...change,
      version: sql<number>`version + 1`,
      ...(change.state === 'requested'
        ? { waits_since: sql<Date>`now()`, reminded_at: null }
        : change.state !== 'asked' && { ended_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute();
};

/** A new refund of the same amount and parts takes the place of a refused one of a return. */
export const replaceRefusedRefund = async (trx: Tx, orderId: string, refundId: string): Promise<void> => {
  await execute(trx)`
    update order_returns set refund_id = ${refundId} where id = (
      select t.id from order_returns t
      join refunds given on given.id = t.refund_id
      join refunds later on later.id = ${refundId} and later.amount = given.amount
      where t.order_id = ${orderId} and given.done_at is null and given.refused_at is not null and not exists (
        select kind, position, qty from refund_lines where refund_id = given.id
        except select kind, position, qty from refund_lines where refund_id = later.id)
      order by t.position limit 1)`;
};

/** Stores a picture. A later one takes the place of an earlier one. */
export const upsertReturnPicture = async (
  trx: Tx,
  picture: { return_id: string; position: number; file: Buffer },
): Promise<void> => {
  const { return_id, file } = picture;
  await trx
    .insertInto('order_return_pictures')
    .values(picture)
    .onConflict((on) =>
      on.columns(['return_id', 'position']).doUpdateSet({ file, received_at: sql<Date>`now()` }),
    )
    .execute();
  await trx
    .updateTable('order_returns')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', return_id)
    .execute();
};

export const findReturnPicture = (db: Executor, returnId: string, position: number) =>
  firstValue(
    db
      .selectFrom('order_return_pictures')
      .select('file')
      .where('return_id', '=', returnId)
      .where('position', '=', position),
  );

/** When an order was delivered, and whether its confirmation was mailed. */
export interface ReceiptFacts {
  deliveredAt: Date | null;
  isConfirmed: boolean;
}

export const findReceiptFacts = async (db: Executor, orderId: string): Promise<ReceiptFacts> =>
  (await queryRow(db)<ReceiptFacts>`
    select
      (select at from (
        select id, at, status, lag(status) over (order by id) as former
        from order_history where order_id = ${orderId}
      ) steps
      where status = 'delivered' and former is distinct from status order by id desc limit 1) as "deliveredAt",
      exists (select from order_mails
        where order_id = ${orderId} and kind = 'payment-approved' and state = 'sent') as "isConfirmed"`) ?? {
    deliveredAt: null,
    isConfirmed: false,
  };
