/** Analytics events of products on screen (docs/product/analytics.md#events). */
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';

export type SeenProduct = Pick<ProductCard, 'sku' | 'name' | 'brand' | 'product_type' | 'price'>;

/** The products of a list that are on the current page. */
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
