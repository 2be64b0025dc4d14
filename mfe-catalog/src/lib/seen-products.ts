/** Tracks viewed and opened products (docs/product/analytics.md#events). */
import { attach, createEffect, createEvent, sample } from 'effector';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { trackFx } from 'shared-kit/host';

export type SeenProduct = Pick<ProductCard, 'sku' | 'name' | 'brand' | 'product_type' | 'price'>;

/** Visible part of a list. */
export interface SeenList {
  /** Name of the list: `wines`, `search`, `related` … */
  id: string;
  products: readonly SeenProduct[];
  /** Position of the first product in the whole list, from 0. */
  first: number;
}

export type Seen =
  | { event: 'view_item_list'; list: SeenList }
  /** The shopper opened the card at `index`. */
  | { event: 'select_item'; list: SeenList; index: number }
  | { event: 'view_item'; product: SeenProduct };

export const productsSeen = createEvent<Seen>();

// Load the chunk after the page is visible, because analytics can wait.
const toEntryFx = createEffect(async (seen: Seen) => {
  const { entryOf } = await import(/* webpackChunkName: "product-analytics" */ './product-analytics.ts');
  return entryOf(seen);
});
sample({ clock: productsSeen, target: toEntryFx });
sample({ clock: toEntryFx.doneData, target: attach({ effect: trackFx }) });
