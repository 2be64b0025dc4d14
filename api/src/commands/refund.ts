import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import { formatClp } from 'shared-contracts/domain/money';
import type { OperateDeps } from '../modules/operator/operate.service.ts';
import { type Refunding, refundOrder } from '../modules/operator/refund-order.service.ts';
import { findRefunds, isOpen, type Refund } from '../modules/refunds/refunds.repository.ts';
import { CommandError } from './command-error.ts';
import { findOrderByNumber, report, wholeNumber } from './order-steps.ts';
import { print } from './print.ts';
import { withJobs } from './with-jobs.ts';

/**
 * Waiting time for the result of a refund that another process sent first. Longer than the timeout of a call
 * to the card network.
 */
const ANSWER_WAIT_MS = 16_000;
const ANSWER_POLL_MS = 200;

export const refundCommand = new Command('refund')
  .description('give the money of a paid order back; all of it cancels an order that was not shipped')
  .argument('<number>', 'as CQ-000042')
  .option('--amount <clp>', 'a part only', wholeNumber)
  .option('--by-hand', 'the money was given back by other means: only note it')
  .option('--dry-run', 'only say what would happen')
  .action((number: string, options: { amount?: number; byHand?: boolean; dryRun?: boolean }) =>
    withJobs(async (deps) => {
      const { amount, byHand = false, dryRun = false } = options;
      const id = await findOrderByNumber(deps.db, number);
      const refunded = await refundOrder(deps, id, { amount, byHand, dryRun });
      const { refunding } = refunded;
      const open = refunding && !byHand ? await giveAtOnce(deps, id, refunding) : undefined;
      if (refunding && open !== undefined) print(`${number}: ${notGivenYet(refunding, open)}`);
      else report(number, refunded, dryRun);
    }),
  );

/**
 * Sends the refund now, so that the operator sees the result.
 * @returns why the money is not refunded yet; undefined when it is refunded
 * @throws CommandError when the card network refused
 */
const giveAtOnce = async (
  { db, jobs }: OperateDeps,
  orderId: string,
  refunding: Refunding,
): Promise<string | undefined> => {
  let reason = 'the card network did not answer';
  try {
    await jobs.run('refund-payment', { order_id: orderId });
  } catch (error) {
    reason = error instanceof Error ? error.message.trim().replaceAll(/\s+/g, ' ') : reason;
  }
  // A running shop may have claimed the refund. Wait for its result.
  for (const until = performance.now() + ANSWER_WAIT_MS; ; await wait(ANSWER_POLL_MS)) {
    const refunds = (await findRefunds(db, orderId)).filter(({ id }) => refunding.ids.includes(id));
    const refused = refunds.filter(({ refused_at }) => refused_at);
    if (refused.length > 0) throw new CommandError(notGiven(refunding, refused));
    if (!refunds.some(isOpen)) return undefined;
    const isAsked = refunds.some((refund) => isOpen(refund) && refund.asked_at);
    if (!isAsked || performance.now() > until) return reason;
  }
};

const orderNow = ({ cancels }: Refunding): string =>
  cancels ? ' The order is cancelled and its stock given back.' : '';

const notGiven = (refunding: Refunding, refused: readonly Refund[]): string =>
  refused
    .map(
      ({ amount, refusal }) => `${formatClp(amount)} NOT given back: the card network refused: ${refusal}.`,
    )
    .join(' ') +
  `${orderNow(refunding)} Give the money back by other means, then run the command again with --by-hand.`;

const notGivenYet = (refunding: Refunding, reason: string): string =>
  `${formatClp(refunding.amount)} noted, NOT given back yet (${reason}).` +
  `${orderNow(refunding)} A running shop tries again by itself.`;
