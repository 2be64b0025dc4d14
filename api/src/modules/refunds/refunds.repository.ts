import { sql } from 'kysely';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';

/** Money to give back, CLP. It is open until it is done or refused. */
export interface Refund {
  id: string;
  amount: number;
  reason: string;
  /** Token of the payment. Null for a transfer. */
  token: string | null;
  by_hand: boolean;
  created_at: Date;
  asked_at: Date | null;
  done_at: Date | null;
  refused_at: Date | null;
  refusal: string | null;
}

export interface NewRefund {
  orderId: string;
  /** Token of the payment. Null for a transfer. */
  token: string | null;
  /** CLP. */
  amount: number;
  reason: string;
}

/**
 * After this time the card network no longer works on a refund whose answer was lost, and another process may ask
 * again. Longer than one attempt may take.
 */
const ASK_LEASE_S = 45;

export const isOpen = ({ done_at, refused_at }: Refund): boolean => done_at === null && refused_at === null;

/** Notes money to give back and queues the work: both or neither. @returns the refund's id */
export const queueRefund = async (trx: Tx, jobs: Jobs, refund: NewRefund): Promise<string> => {
  const id = await insertRefund(trx, refund);
  await jobs.enqueue(trx, 'refund-payment', { order_id: refund.orderId });
  return id;
};

export const insertRefund = async (
  trx: Tx,
  { orderId, token, amount, reason }: NewRefund,
): Promise<string> => {
  const { id } = await trx
    .insertInto('refunds')
    .values({ order_id: orderId, token, amount, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
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
    ])
    .where('order_id', '=', orderId)
    .orderBy('id');

/** In the order they were noted. */
export const findRefunds = (db: Executor, orderId: string): Promise<Refund[]> =>
  selectRefunds(db, orderId).execute();

/** Locks the refunds of an order, so that no process asks for them meanwhile. */
export const lockRefunds = (trx: Tx, orderId: string): Promise<Refund[]> =>
  selectRefunds(trx, orderId).forUpdate().execute();

/** Orders with refunds that were neither given nor refused. */
export const findOrderIdsWithOpenRefunds = async (db: Executor): Promise<string[]> => {
  const rows = await db
    .selectFrom('refunds')
    .select('order_id')
    .distinct()
    .where('done_at', 'is', null)
    .where('refused_at', 'is', null)
    .execute();
  return rows.map(({ order_id }) => order_id);
};

/**
 * Claims an open refund for one attempt.
 * @returns whether it was asked for before without an answer; `busy` while another process asks; `over` when not open
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

/** Ends a claim under which the card network surely gave nothing. */
export const releaseRefund = async (db: Executor, id: string): Promise<void> => {
  await db.updateTable('refunds').set({ asked_at: null }).where('id', '=', id).execute();
};

/** @returns false when it was done before */
export const updateRefundDone = async (db: Executor, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ done_at: sql<Date>`now()`, refused_at: null, refusal: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Notes that the operator gives the money by other means. */
export const updateRefundByHand = async (trx: Tx, id: string): Promise<void> => {
  await trx.updateTable('refunds').set({ by_hand: true }).where('id', '=', id).execute();
  await updateRefundDone(trx, id);
};

/** The network's words are kept for the operator. */
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
