import { Command } from 'commander';
import { formatClp } from 'shared-contracts/domain/money';
import { type Refunding, refundOrder } from '../modules/operator/refund-order.service.ts';
import { giveAtOnce } from '../modules/refunds/give-at-once.service.ts';
import type { Refund } from '../modules/refunds/refunds.repository.ts';
import { auditOrder } from '../office/orders/audit-order.ts';
import { orderIdOf, report } from './order-steps.ts';
import { CommandError, print } from './print.ts';
import { wholeNumber } from './whole-number.ts';
import { withJobs } from './with-jobs.ts';

/**
 * Waiting time for the result of a refund that another process sent first. Longer than the timeout of a call
 * to the card network.
 */
const ANSWER_WAIT_MS = 16_000;

export const refundCommand = new Command('refund')
  .description('give the money of a paid order back; all of it cancels an order that was not shipped')
  .argument('<number>', 'as CQ-000042')
  .option('--amount <clp>', 'a part only', wholeNumber)
  .option('--by-hand', 'the money was given back by other means: only note it')
  .option('--dry-run', 'only say what would happen')
  .action((number: string, options: { amount?: number; byHand?: boolean; dryRun?: boolean }) =>
    withJobs(async (deps) => {
      const { amount, byHand = false, dryRun = false } = options;
      const id = await orderIdOf(deps.db, number);
      const after = auditOrder(
        { staffId: null, action: 'orders.refund' },
        { refund: amount ?? 'all', by_hand: byHand },
      );
      const refunded = await refundOrder(deps, id, { amount, byHand, dryRun, after });
      const { refunding } = refunded;
      if (!refunding || byHand) return report(number, refunded, dryRun);
      const outcome = await giveAtOnce(deps, id, { ids: refunding.ids, waitMs: ANSWER_WAIT_MS });
      if (outcome.kind === 'refused') throw new CommandError(notGiven(refunding, outcome.refused));
      if (outcome.kind === 'open') print(`${number}: ${notGivenYet(refunding, outcome.reason)}`);
      else report(number, refunded, dryRun);
    }),
  );

const orderNow = ({ cancels }: Refunding): string =>
  cancels ? ' The order is cancelled and its stock given back.' : '';

const notGiven = (refunding: Refunding, refused: readonly Refund[]): string =>
  refused
    .map(
      ({ amount, refusal }) => `${formatClp(amount)} NOT given back: the card network refused: ${refusal}.`,
    )
    .join(' ') +
  `${orderNow(refunding)} Give the money back by other means, then run the command again with --by-hand.`;

const notGivenYet = (refunding: Refunding, reason: string | null): string =>
  `${formatClp(refunding.amount)} noted, NOT given back yet ` +
  `(${reason ?? 'the card network did not answer'}).` +
  `${orderNow(refunding)} A running shop tries again by itself.`;
