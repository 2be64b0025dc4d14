import type { Db, Tx } from '../../db/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type LockedOrder, lockOrder } from '../orders/orders.repository.ts';

/** What an operator's step would do or did, in words; or why it cannot be. */
export type Operated = { kind: 'done'; did: string } | { kind: 'refused'; why: string };

export interface OperateDeps {
  db: Db;
  jobs: Jobs;
}

/** A step on a locked order: first what it would do, then, unless it is a dry run, the doing. */
export type Step = (
  trx: Tx,
  locked: LockedOrder,
) => Promise<{ refused: string } | { did: string; run: () => Promise<void> }>;

/** Takes a step on an order, in one transaction with the mails it causes. */
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
