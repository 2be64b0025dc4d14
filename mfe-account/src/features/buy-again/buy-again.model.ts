/**
 * Adds the lines of an order to the cart again: reads current prices and stock, then sends one cart command
 * per line.
 */
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { buyAgain } from 'shared-contracts/api/profile';
import type { BoughtLine } from 'shared-contracts/api/profile.schema';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { lineName } from 'shared-contracts/domain/line-name';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { cartChangeEntry } from 'shared-kit/add-to-cart/analytics';
import { createApiEffect, createHostEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';
import { readCartUnits } from './cart-units.ts';
import { type Plan, planAgain, type Remark } from './plan-again.ts';

/** Id of the order. */
export const buyAgainClicked = createEvent<string>();

const readLinesFx = attach({
  effect: createApiEffect(buyAgain),
  mapParams: (id: string) => ({ params: { id } }),
});
export const reading = createCustomerSubmission(readLinesFx);

export interface Outcome {
  /** Number of units added to the cart. */
  units: number;
  remarks: readonly Remark[];
}

/** Whether the server refused only this line. After any other error, the remaining lines are skipped. */
const isRefusal = (error: unknown): boolean => (apiErrorOf(error)?.statusCode ?? 500) < 500;

const sendLines = async (host: HostServices, { updates, remarks }: Plan): Promise<Outcome> => {
  const outcome = { units: 0, remarks: [...remarks] };
  let isLost = false;
  for (const update of updates) {
    try {
      if (isLost) throw new Error('The cart does not answer');
      const add = update.qty - update.previousQty;
      // Another device may have filled the account's cart, so the units count from what the server holds.
      // The page itself confirms the addition. The cart panel would cover that message.
      await host.bus.request(cartUpdate, { ...update, add, skipPanel: true });
      outcome.units += add;
      const entry = cartChangeEntry(update);
      if (entry) host.track(entry.event, entry.data);
    } catch (error) {
      isLost ||= !isRefusal(error);
      outcome.remarks.push({ kind: 'failed', name: lineName(update.item) });
    }
  }
  return outcome;
};
const failedAll = (lines: readonly BoughtLine[]): Outcome => ({
  units: 0,
  remarks: lines.map((line) => ({ kind: 'failed', name: lineName(line) })),
});
const addLinesFx = createHostEffect(async (host, lines: readonly BoughtLine[]) => {
  const inCart = await readCartUnits(host.bus).catch(() => null);
  return inCart ? sendLines(host, planAgain(lines, inCart)) : failedAll(lines);
});

export const $isBuying = combine(
  [reading.$isSending, addLinesFx.pending],
  ([isReading, isSending]) => isReading || isSending,
);
/** Result of the last click on "buy again". Null while it is pending. */
export const $outcome = createStore<Outcome | null>(null, { serialize: 'ignore' })
  .on(addLinesFx.doneData, (_, outcome) => outcome)
  .reset([buyAgainClicked, reading.forgotten]);
/** Id of the order that was bought again last. Its result may arrive when the page shows another order. */
export const $boughtId = createStore('', { serialize: 'ignore' }).on(reading.sent, (_, id) => id);

sample({
  clock: buyAgainClicked,
  source: $isBuying,
  filter: (isBuying) => !isBuying,
  fn: (_, id) => id,
  target: reading.submitted,
});
sample({ clock: reading.done, fn: ({ result }) => result.data, target: addLinesFx });
