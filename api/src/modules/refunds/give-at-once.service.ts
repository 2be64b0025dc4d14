import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { findRefunds, isOpen, type Refund } from './refunds.repository.ts';

const ANSWER_POLL_MS = 200;

/** Result of refunds for the operator who waits for it. `open`: a running shop tries again by itself. */
export type GivenAtOnce =
  | { kind: 'done' }
  | { kind: 'refused'; refused: readonly Refund[] }
  | { kind: 'open'; reason: string | null };

/**
 * Sends the refunds of an order now, so that the operator sees the result. When a running shop has claimed them,
 * waits for its result.
 * @param ids refunds that the operator asked for
 * @param waitMs maximum waiting time, including the call to the card network
 */
export const giveAtOnce = async (
  { db, jobs }: { db: Db; jobs: Jobs },
  orderId: string,
  { ids, waitMs }: { ids: readonly string[]; waitMs: number },
): Promise<GivenAtOnce> => {
  const until = performance.now() + waitMs;
  let reason: string | null = null;
  let isTried = false;
  const attempt = jobs
    .run('refund-payment', { order_id: orderId })
    .catch((error: unknown) => {
      if (error instanceof Error) reason = error.message.trim().replaceAll(/\s+/g, ' ');
    })
    .finally(() => {
      isTried = true;
    });
  await Promise.race([attempt, wait(waitMs, undefined, { ref: false })]);
  for (; ; await wait(ANSWER_POLL_MS)) {
    const refunds = (await findRefunds(db, orderId)).filter(({ id }) => ids.includes(id));
    const refused = refunds.filter(({ refused_at }) => refused_at);
    if (refused.length > 0) return { kind: 'refused', refused };
    if (!refunds.some(isOpen)) return { kind: 'done' };
    const isAsked = refunds.some((refund) => isOpen(refund) && refund.asked_at);
    if ((isTried && !isAsked) || performance.now() > until) return { kind: 'open', reason };
  }
};
