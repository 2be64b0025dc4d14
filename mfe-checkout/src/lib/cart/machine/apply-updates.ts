/** The cart with its unconfirmed updates, as the page shows it. */
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { cartSubtotal, cartTotal, inStockLines } from 'shared-contracts/domain/discount';
import { linesOf } from '../goods-of.ts';
import { type LineUpdate, quantityOn } from './line-updates.ts';

const setLine = (items: Cart['items'], { item, qty, before }: LineUpdate): Cart['items'] => {
  if (qty === 0) return items.filter(({ sku }) => sku !== item.sku);
  if (items.some(({ sku }) => sku === item.sku))
    return items.map((line) => (line.sku === item.sku ? { ...line, qty } : line));
  const found = items.findIndex(({ sku }) => sku === before);
  const at = found < 0 ? items.length : found;
  return [...items.slice(0, at), { ...item, image: item.frontend_image, qty }, ...items.slice(at)];
};

const applyUpdate = (cart: Cart, update: LineUpdate): Cart => {
  const qty = quantityOn(cart, update);
  return { ...cart, items: setLine(cart.items, { ...update, qty }) };
};

/** The cart as it will be when all updates succeed. Without updates, its totals are the server's. */
export const applyUpdates = (cart: Cart, updates: readonly LineUpdate[]): Cart => {
  const own = updates.filter(({ isDetached }) => !isDetached);
  if (own.length === 0) return cart;
  const updated = own.reduce(applyUpdate, cart);
  const counted = inStockLines(linesOf(updated));
  return { ...updated, total: cartTotal(counted), total_without_discount: cartSubtotal(counted) };
};
