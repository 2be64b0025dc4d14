import type { Db, Tx } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { type LockedOrder, lockOrder } from '../orders/orders.repository.ts';
import type { Done, Refusal } from './operator-texts.ts';

/** Result of an operator's action, or the reason why it was refused. */
export type Operated = { kind: 'done'; did: Done } | { kind: 'refused'; why: Refusal };

export interface OperateDeps {
  db: Db;
  jobs: Jobs;
}

export interface OperateOptions {
  /** Only says what would happen. */
  dryRun?: boolean;
  /** Runs on the locked order before its rules are checked. Throws to end the action. */
  before?: (trx: Tx, locked: LockedOrder) => Promise<void>;
  /** Runs after the action, in its transaction. */
  after?: (trx: Tx, locked: LockedOrder) => Promise<void>;
}

/** Action of an operator on an order. */
export type Operation<Options = object> = (
  deps: OperateDeps,
  orderId: string,
  options: OperateOptions & Options,
) => Promise<Operated>;

/**
 * Action on a locked order: returns its description and a function that performs it, which a dry run does not call. Null:
 * an earlier request did it.
 */
export type Step = (
  trx: Tx,
  locked: LockedOrder,
) => Promise<{ refused: Refusal } | { did: Done; run: (() => Promise<void>) | null }>;

/** Performs an action on an order, in one transaction with its mails. */
export const operate = (
  { db }: OperateDeps,
  orderId: string,
  { dryRun, before, after }: OperateOptions,
  step: Step,
): Promise<Operated> =>
  db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked) return { kind: 'refused', why: { code: 'no-order' } };
    await before?.(trx, locked);
    const planned = await step(trx, locked);
    if ('refused' in planned) return { kind: 'refused', why: planned.refused };
    if (!dryRun && planned.run) {
      await planned.run();
      await after?.(trx, locked);
    }
    return { kind: 'done', did: planned.did };
  });
