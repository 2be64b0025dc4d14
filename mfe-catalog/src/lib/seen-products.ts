/** What shoppers see and follow, for the data layer (SPEC §4). */
import { attach, createEffect, createEvent, sample } from 'effector';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { trackFx } from 'shared-kit/host';

export type SeenProduct = Pick<ProductCard, 'sku' | 'name' | 'brand' | 'product_type' | 'price'>;

/** A part of one list as it came onto the screen. */
export interface SeenList {
  /** Which list: `wines`, `search`, `related` … */
  id: string;
  products: readonly SeenProduct[];
  /** Place of the first one in the whole list, from 0. */
  first: number;
}

export type Seen =
  | { event: 'view_item_list'; list: SeenList }
  /** The card at `index` of the list was followed. */
  | { event: 'select_item'; list: SeenList; index: number }
  | { event: 'view_item'; product: SeenProduct };

export const productsSeen = createEvent<Seen>();

// Loaded after the page is on screen: that is early enough for the data layer.
const toEntryFx = createEffect(async (seen: Seen) => {
  const { entryOf } = await import(/* webpackChunkName: "product-analytics" */ './product-analytics.ts');
  return entryOf(seen);
});
sample({ clock: productsSeen, target: toEntryFx });
sample({ clock: toEntryFx.doneData, target: attach({ effect: trackFx }) });
