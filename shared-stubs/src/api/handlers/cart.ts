import { readDeliveryOptions } from 'shared-contracts/api/delivery-options';
import {
  acknowledgeCartChanges,
  calculateShipping,
  readCart,
  readCartId,
  updateCart,
} from 'shared-contracts/api/shopping-cart';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { communeNames, findCommuneId } from '../communes.ts';
import { DELIVERY, deliveryTo, NOT_SERVED } from '../delivery.ts';
import { findArticle, relatedTo } from '../shelf.ts';
import type { ShopState } from '../shop-state.ts';
import { answer, answerCart, cartIdOf, type Handlers } from './handler.ts';

const setQuantity = (state: ShopState, id: string, { sku, qty, before }: Change): void => {
  const lines = [...(state.carts.get(id) ?? [])];
  const at = lines.findIndex(([one]) => one === sku);
  const next = lines.findIndex(([one]) => one === before);
  if (at >= 0) lines.splice(at, 1, ...(qty > 0 ? [[sku, qty] as [string, number]] : []));
  else if (qty > 0) lines.splice(next < 0 ? lines.length : next, 0, [sku, qty]);
  state.carts.set(id, new Map(lines));
  // As in the API, removing a missing line is no change.
  if (at >= 0 || qty > 0) state.cartVersions.set(id, (state.cartVersions.get(id) ?? 0) + 1);
};

type Change = { sku: string; qty: number; before?: string };
type Wanted = Change | { product: { sku: string; quantity: number } };
const toWanted = (body: Wanted): Change =>
  'product' in body ? { sku: body.product.sku, qty: body.product.quantity } : body;

export const cartHandlers: Handlers = {
  ...answer(readCartId, ({ state }) => {
    state.cartCount += 1;
    return { id: `stub-cart-${String(state.cartCount).padStart(12, '0')}` };
  }),
  ...answer(readCart, answerCart),
  ...answer(updateCart, (context) => {
    const { request, state, locale, effect } = context;
    const wanted = toWanted(request.body as Wanted);
    const { sku, qty } = wanted;
    const article = findArticle(sku, locale, effect);
    if (!article) throw new DomainError('UNKNOWN_SKU', { sku }, ['sku']);
    if (qty > article.stock)
      throw new DomainError('OUT_OF_STOCK', { name: article.card.name, available: article.stock }, ['qty']);
    setQuantity(state, cartIdOf(context), wanted);
    return { ...answerCart(context), related: relatedTo(sku, locale) };
  }),
  ...answer(acknowledgeCartChanges, answerCart),
  ...answer(readDeliveryOptions, ({ request, locale }) => {
    const id = findCommuneId(String(request.query.commune), locale);
    if (!id || NOT_SERVED.includes(id)) throw new DomainError('COMMUNE_NOT_SERVED', {}, ['commune']);
    const { commune_id, commune, region } = communeNames(id, locale);
    return {
      data: {
        commune_id,
        commune,
        region,
        ...deliveryTo(id, locale),
      },
    };
  }),
  ...answer(calculateShipping, ({ request, locale }) => {
    const { commune_id } = request.body as { commune_id: string };
    if (NOT_SERVED.includes(commune_id)) throw new DomainError('COMMUNE_NOT_SERVED', {}, ['commune_id']);
    return {
      data: {
        ...deliveryTo(commune_id, locale),
        regular_price: DELIVERY.price,
        min_days: DELIVERY.minDays,
        max_days: DELIVERY.maxDays,
      },
    };
  }),
};
