/** An order into the cart once more: today's prices and stock are asked for, then each line goes to the cart's owner. */
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { buyAgain } from 'shared-contracts/api/profile';
import type { BoughtLine } from 'shared-contracts/api/profile.schema';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { lineName } from 'shared-contracts/domain/line-name';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { cartChangeEntry } from 'shared-kit/add-to-cart/analytics';
import { $host, createApiEffect } from 'shared-kit/host';
import { createSubmission } from '../../lib/create-submission.ts';
import { customerChanged } from '../../lib/customer-page.model.ts';
import { readCartUnits } from './cart-units.ts';
import { type Plan, planAgain, type Remark } from './plan-again.ts';

/** Id of the order. */
export const buyAgainClicked = createEvent<string>();
/** Another order is looked at. */
export const orderLeft = createEvent();

const readLinesFx = attach({
  effect: createApiEffect(buyAgain),
  mapParams: (id: string) => ({ params: { id } }),
});
export const reading = createSubmission(readLinesFx);

export interface Outcome {
  /** Units that went into the cart. */
  units: number;
  remarks: readonly Remark[];
}

/** The server refused this line; the next may fit. Anything else ends the others, too. */
const isRefusal = (error: unknown): boolean => (apiErrorOf(error)?.statusCode ?? 500) < 500;

const sendLines = async (host: HostServices, { updates, remarks }: Plan): Promise<Outcome> => {
  const outcome = { units: 0, remarks: [...remarks] };
  let isLost = false;
  for (const update of updates) {
    try {
      if (isLost) throw new Error('The cart does not answer');
      // The panel would lie on what the page says of it.
      await host.bus.request(cartUpdate, { ...update, isTold: true });
      outcome.units += update.qty - update.previousQty;
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
const addLinesFx = attach({
  source: $host,
  effect: async (host, lines: readonly BoughtLine[]) => {
    if (!host) throw new Error('Buying again needs the host');
    const inCart = await readCartUnits(host.bus).catch(() => null);
    return inCart ? sendLines(host, planAgain(lines, inCart)) : failedAll(lines);
  },
});

export const $isBuying = combine(
  [reading.$isSending, addLinesFx.pending],
  ([isReading, isSending]) => isReading || isSending,
);
/** How the last click ended. */
export const $outcome = createStore<Outcome | null>(null, { serialize: 'ignore' })
  .on(addLinesFx.doneData, (_, outcome) => outcome)
  .reset([buyAgainClicked, orderLeft, customerChanged]);

sample({
  clock: buyAgainClicked,
  source: $isBuying,
  filter: (isBuying) => !isBuying,
  fn: (_, id) => id,
  target: reading.submitted,
});
sample({ clock: reading.done, fn: ({ result }) => result.data, target: addLinesFx });
