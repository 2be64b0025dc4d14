import { LRUCache } from 'lru-cache';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findCards } from '../products/cards.repository.ts';
import { findCompanions } from '../recommendations/recommendations.service.ts';

const SHOWN = 4;
/** More than shown, because some may be in the cart already. */
const FOUND = 10;
const MAX_PRODUCTS = 500;

/** Recommendations for a cart ("usually purchased together"), cached for `cacheMs`. */
export const createRecommendations = (db: Executor, cacheMs: number) => {
  const find = async (productId: number, locale: Locale) =>
    findCards(db, await findCompanions(db, [productId], FOUND), locale);
  const cache =
    cacheMs > 0
      ? new LRUCache<string, Promise<ProductCard[]>>({ max: MAX_PRODUCTS, ttl: cacheMs })
      : undefined;

  const findCached = (productId: number, locale: Locale): Promise<ProductCard[]> => {
    const key = `${productId} ${locale}`;
    const known = cache?.get(key);
    if (known) return known;
    const found = find(productId, locale);
    cache?.set(key, found);
    // Do not cache failures.
    found.catch(() => cache?.delete(key));
    return found;
  };

  return {
    /** Cards related to a product, without products of the cart. Empty without a product. */
    async beside(productId: number | undefined, cart: Cart, locale: Locale): Promise<ProductCard[]> {
      if (productId === undefined) return [];
      const inCases = (cart.cases ?? []).flatMap(({ bottles }) => bottles);
      const held = new Set([...cart.items, ...inCases].map(({ sku }) => sku));
      const cards = await findCached(productId, locale);
      return cards
        .filter((card) => !held.has(card.sku) && !card.formats.some(({ sku }) => held.has(sku)))
        .slice(0, SHOWN);
    },
  };
};
