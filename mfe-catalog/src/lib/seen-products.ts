/** Tracks viewed and opened products (docs/product/analytics.md#events). */
import { createEffect, createEvent, sample } from 'effector';
import { trackFx } from 'shared-kit/host';
import type { Seen } from './seen.ts';

export const productsSeen = createEvent<Seen>();

// Load the code on the first event, not with the page, because analytics can wait.
const toEntryFx = createEffect(async (seen: Seen) => {
  const { entryOf } = await import(/* webpackChunkName: "product-analytics" */ './product-analytics.ts');
  return entryOf(seen);
});
sample({ clock: productsSeen, target: toEntryFx });
sample({ clock: toEntryFx.doneData, target: trackFx });
