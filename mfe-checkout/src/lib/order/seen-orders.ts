import type { Order } from 'shared-contracts/api/orders.schema';
import { localStore } from '../storage.ts';

/** Shoppers' browsers hold this key: do not rename it. */
const KEY = 'metPurchases';
/** Enough to know again every order that a shopper still has a tab of. */
const MAX_KEPT = 20;

/** Remembers an order in this browser. True the first time, so that analytics counts each order once. */
export const markOrderSeen = ({ id }: Order): boolean => {
  const kept = localStore.readJson(KEY);
  const met = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  if (met.includes(id)) return false;
  localStore.writeJson(KEY, [id, ...met].slice(0, MAX_KEPT));
  return true;
};
