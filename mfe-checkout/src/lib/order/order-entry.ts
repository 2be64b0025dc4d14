import type { Order } from 'shared-contracts/api/orders.schema';
import { itemEntryOf } from 'shared-kit/add-to-cart/analytics';
import { localStore } from '../storage.ts';

/**
 * Data layer entry of an order. GA4 names its event `purchase`. Amounts are pesos. The entry holds no
 * personal data.
 */
export const toOrderEntry = ({ number, total, price_delivery, items }: Order) => ({
  event: 'purchase',
  data: {
    transaction_id: number,
    currency: 'CLP',
    value: total,
    shipping: price_delivery,
    items: items.map((line) => itemEntryOf(line, line.qty)),
  },
});

/** Do not rename: the key is stored in shoppers' browsers. */
const KEY = 'metPurchases';
/** Enough for all orders that a shopper may still have open in a tab. */
const MAX_KEPT = 20;

/**
 * Remembers an order in this browser. Returns true only the first time, so that analytics counts each order
 * once.
 */
export const markOrderSeen = ({ id }: Order): boolean => {
  const kept = localStore.readJson(KEY);
  const seen = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  if (seen.includes(id)) return false;
  localStore.writeJson(KEY, [id, ...seen].slice(0, MAX_KEPT));
  return true;
};
