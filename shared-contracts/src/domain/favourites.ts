/**
 * Favourites and recently seen products (docs/product/favourites.md). Browser and server join them by the same rules.
 * Times are ISO texts with ms in UTC, which compare in the order of time.
 */
import { isOutOfStock, type Stocked } from './stock.ts';

/** Highest number of favourites that a shopper may save, and of products that one request reads. */
export const FAVOURITES_MAX = 200;
export const CARDS_MAX = 50;
/** Longest name of a shared list. */
export const LIST_NAME_MAX = 60;
/** How long a guest's shared list is readable after its last change, in days. */
export const GUEST_LIST_DAYS = 90;
/** How many recently seen products are kept. */
export const VIEWS_MAX = 20;

/** Price in CLP and stock of a product as the shopper saw it. */
export interface SeenOffer {
  price: number;
  in_stock: boolean;
}

/** A product that the shopper saved, or removed again. A removal stays, so that an older save does not come back. */
export interface Favourite extends SeenOffer {
  product_id: number;
  is_saved: boolean;
  /** When it was saved or removed. */
  changed_at: string;
  /** When the shopper saw `price` and `in_stock`. */
  looked_at: string;
}

/** A product page that the shopper opened. */
export interface ProductView {
  product_id: number;
  viewed_at: string;
}

/** Positive when the first has the later values, by the first field that differs. */
const compareBy = <T>(a: T, b: T, fields: readonly (keyof T)[]): number => {
  const field = fields.find((one) => a[one] !== b[one]);
  return field === undefined ? 0 : a[field] > b[field] ? 1 : -1;
};

/** The later change and the later look. Of two changes at the same time the save wins, so that none is lost. */
const joinOne = (a: Favourite, b: Favourite): Favourite => {
  const change = compareBy(a, b, ['changed_at', 'is_saved']) >= 0 ? a : b;
  const look = compareBy(a, b, ['looked_at', 'price', 'in_stock']) >= 0 ? a : b;
  const { is_saved, changed_at } = change;
  return { ...look, is_saved, changed_at };
};

const joinById = <T extends { product_id: number }>(
  lists: readonly (readonly T[])[],
  join: (a: T, b: T) => T,
): T[] => {
  const joined = new Map<number, T>();
  for (const one of lists.flat()) {
    const known = joined.get(one.product_id);
    joined.set(one.product_id, known ? join(known, one) : one);
  }
  return [...joined.values()];
};

/** Joins the favourites of two browsers or of browser and account, the last change first. The order of the two lists does not matter. */
export const joinFavourites = (a: readonly Favourite[], b: readonly Favourite[]): Favourite[] =>
  joinById([a, b], joinOne).sort((x, y) => compareBy(y, x, ['changed_at', 'product_id']));

/** Joins recently seen products: the last VIEWS_MAX, the latest first. */
export const joinViews = (a: readonly ProductView[], b: readonly ProductView[]): ProductView[] =>
  joinById([a, b], (x, y) => (x.viewed_at >= y.viewed_at ? x : y))
    .sort((x, y) => compareBy(y, x, ['viewed_at', 'product_id']))
    .slice(0, VIEWS_MAX);

/** Change of a saved product since the shopper last looked. Null: none. `by` in CLP. */
export type OfferChange = 'sold-out' | 'back' | { kind: 'cheaper' | 'dearer'; by: number } | null;

/** Stock comes first: the price of a product that cannot be bought does not matter. */
export const changeOf = (before: SeenOffer, now: SeenOffer): OfferChange => {
  if (before.in_stock !== now.in_stock) return now.in_stock ? 'back' : 'sold-out';
  if (!now.in_stock || before.price === now.price) return null;
  const by = now.price - before.price;
  return by < 0 ? { kind: 'cheaper', by: -by } : { kind: 'dearer', by };
};

/** Price and stock of a card. */
export const offerOf = (card: Stocked & { price: number }): SeenOffer => ({
  price: card.price,
  in_stock: !isOutOfStock(card),
});
