import type { Cart, CartCase, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { cartSubtotal, cartTotal, inStockLines } from 'shared-contracts/domain/discount';
import type { Locale } from 'shared-contracts/locale';
import { toCartCase } from './cases-of.ts';
import { couponOn } from './coupon-on.ts';
import type { ScenarioEffect } from './scenarios.ts';
import { type Article, findArticle } from './shelf.ts';
import type { ShopState } from './shop-state.ts';

export const toLine = (
  { card, sku, price, reference_price, stock, format }: Article,
  qty: number,
): CartLine => ({
  sku,
  product_type: card.product_type,
  slug: card.slug,
  name: card.name,
  brand: card.brand,
  year: card.year,
  format,
  qty,
  stock,
  price,
  reference_price,
  image: card.frontend_image,
  frontend_image: card.frontend_image,
});

/** Bottles of cases as lines. */
export const bottlesOf = (cases: readonly CartCase[]) =>
  cases.flatMap(({ id, size, bottles }) =>
    bottles.map(({ count: _, exchange: __, ...line }) => ({ ...line, case_id: id, case_size: size })),
  );

interface CartContext {
  state: ShopState;
  locale: Locale;
  effect: ScenarioEffect;
}

/** Lines and totals of a cart, with prices and stock of the scenario. */
export const cartOf = (id: string, { state, locale, effect }: CartContext): Cart => {
  const isEmpty = effect.kind === 'empty';
  const lineOf = (sku: string, qty: number) => {
    const article = findArticle(sku, locale, effect);
    return article && toLine(article, qty);
  };
  const lines = isEmpty ? [] : [...(state.carts.get(id) ?? [])];
  const items = lines.flatMap(([sku, qty]) => lineOf(sku, qty) ?? []);
  const bodies = isEmpty ? [] : [...(state.cases.get(id) ?? [])];
  const cases = bodies.map(([caseId, body]) => toCartCase(caseId, body, lineOf));
  const counted = inStockLines([...items, ...bottlesOf(cases)]);
  const total = cartTotal(counted);
  return {
    id,
    version: state.cartVersions.get(id) ?? 0,
    items,
    ...(cases.length > 0 && { cases }),
    total,
    total_without_discount: cartSubtotal(counted),
    coupon: couponOn(id, total, state),
  };
};
