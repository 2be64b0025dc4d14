import { type Selectable, sql } from 'kysely';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { allValues, hasWritten } from '../../db/query.ts';
import type { SellingTables } from '../../db/schema/selling.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { insertRefundLines, linesOfRefund, type RefundLine } from './refund-lines.repository.ts';

/** Refund in CLP. Open until it is done or refused. Without lines: a free amount. */
export type Refund = Omit<Selectable<SellingTables['refunds']>, 'order_id'> & {
  lines: readonly RefundLine[];
};

/** The accountant's table has words for each. */
export type RefundReason =
  | 'by the operator'
  | 'by the operator, by hand'
  | 'return of the buyer'
  | 'cancelled by the buyer'
  | 'its order is cancelled'
  | 'fits no open order';

export type NewRefund = Pick<Refund, 'amount' | 'token'> &
  Partial<Pick<Refund, 'lines'>> & { orderId: string; reason: RefundReason };

/**
 * Lease of a refund request. After it, the card network no longer processes a request with a lost response,
 * and another process may retry. Longer than one attempt.
 */
const ASK_LEASE_S = 45;

/** Whether a refund gives back the payment of its order, and not a charge that paid for no order. No token: a transfer. */
export const isOfPayment = (
  { token }: Pick<Refund, 'token'>,
  payment: { token: string | null } | undefined,
): boolean => token === null || token === payment?.token;

/** As `isOfPayment`, for a row `r` of `refunds`. */
export const IS_OF_PAYMENT = sql<boolean>`(
  r.token is null or r.token = (select token from payments where order_id = r.order_id))`;

export const isOpen = ({ done_at, refused_at }: Refund): boolean => done_at === null && refused_at === null;

/** Records a refund and queues its job in one transaction. @returns the refund's id */
export const queueRefund = async (trx: Tx, jobs: Jobs, refund: NewRefund): Promise<string> => {
  const id = await insertRefund(trx, refund);
  await jobs.enqueue(trx, 'refund-payment', { order_id: refund.orderId });
  return id;
};

export const insertRefund = async (
  trx: Tx,
  { orderId, token, amount, reason, lines = [] }: NewRefund,
): Promise<string> => {
  const { id } = await trx
    .insertInto('refunds')
    .values({ order_id: orderId, token, amount, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRefundLines(trx, id, lines);
  return id;
};

const selectRefunds = (db: Executor, orderId: string) =>
  db
    .selectFrom('refunds')
    .select([
      'id',
      'amount',
      'reason',
      'token',
      'by_hand',
      'created_at',
      'asked_at',
      'done_at',
      'refused_at',
      'refusal',
      linesOfRefund.as('lines'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('id');

/** Refunds of an order, oldest first. */
export const findRefunds = (db: Executor, orderId: string): Promise<Refund[]> =>
  selectRefunds(db, orderId).execute();

/** Refunds of many orders: whether they were refused, and their parts. */
export const findRefundsOf = (db: Executor, orderIds: readonly string[]) =>
  db
    .selectFrom('refunds')
    .select(['order_id', 'refused_at', linesOfRefund.as('lines')])
    .where(sql<boolean>`order_id = any(${orderIds}::text[])`)
    .execute();

/** Locks the refunds of an order against processing. */
export const lockRefunds = (trx: Tx, orderId: string): Promise<Refund[]> =>
  selectRefunds(trx, orderId).forUpdate().execute();

export const findOrderIdsWithOpenRefunds = (db: Executor): Promise<string[]> =>
  allValues(
    db
      .selectFrom('refunds')
      .select('order_id')
      .distinct()
      .where('done_at', 'is', null)
      .where('refused_at', 'is', null),
  );

/**
 * Claims an open refund for one attempt.
 * @returns `first` or `again` (an earlier attempt had no response); `busy` while another process has the claim; `over`
 *   when the refund is done or refused
 */
export const claimRefund = (db: Db, id: string): Promise<'first' | 'again' | 'busy' | 'over'> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('refunds')
      .select([
        'asked_at',
        sql<boolean>`coalesce(asked_at > now() - make_interval(secs => ${ASK_LEASE_S}), false)`.as('is_busy'),
      ])
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .where('refused_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'over';
    if (row.is_busy) return 'busy';
    await trx.updateTable('refunds').set({ asked_at: sql<Date>`now()` }).where('id', '=', id).execute();
    return row.asked_at ? 'again' : 'first';
  });

/** Releases a claim when the card network certainly did not refund. */
export const releaseRefund = async (db: Executor, id: string): Promise<void> => {
  await db.updateTable('refunds').set({ asked_at: null }).where('id', '=', id).execute();
};

/** Marks a refund as done. @returns false when it was already done */
export const updateRefundDone = (db: Executor, id: string) =>
  hasWritten(
    db
      .updateTable('refunds')
      .set({ done_at: sql<Date>`now()`, refused_at: null, refusal: null })
      .where('id', '=', id)
      .where('done_at', 'is', null),
  );

/** Records that the operator refunds by other means. */
export const updateRefundByHand = async (trx: Tx, id: string): Promise<void> => {
  await trx.updateTable('refunds').set({ by_hand: true }).where('id', '=', id).execute();
  await updateRefundDone(trx, id);
};

/** Stores the card network's message for the operator. */
export const updateRefundRefused = async (db: Executor, id: string, refusal: string): Promise<void> => {
  await db
    .updateTable('refunds')
    .set({ refused_at: sql<Date>`now()`, refusal })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
};

/** Opens a refused refund again. */
export const reopenRefund = async (trx: Tx, id: string): Promise<void> => {
  await trx
    .updateTable('refunds')
    .set({ refused_at: null, refusal: null, asked_at: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
};
