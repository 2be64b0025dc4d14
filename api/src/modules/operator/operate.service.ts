import type { Db, Tx } from '../../db/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type LockedOrder, lockOrder } from '../orders/orders.repository.ts';

/** Result of an operator's action as text, or the reason why it was refused. */
export type Operated = { kind: 'done'; did: string } | { kind: 'refused'; why: string };

export interface OperateDeps {
  db: Db;
  jobs: Jobs;
}

/**
 * Action on a locked order: returns its description and a function that performs it,
 * which a dry run does not call.
 */
export type Step = (
  trx: Tx,
  locked: LockedOrder,
) => Promise<{ refused: string } | { did: string; run: () => Promise<void> }>;

/** Performs an action on an order, in one transaction with its mails. */
export const operate = (
  { db }: OperateDeps,
  orderId: string,
  dryRun: boolean,
  step: Step,
): Promise<Operated> =>
  db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked) return { kind: 'refused', why: 'There is no such order.' };
    const planned = await step(trx, locked);
    if ('refused' in planned) return { kind: 'refused', why: planned.refused };
    if (!dryRun) await planned.run();
    return { kind: 'done', did: planned.did };
  });
