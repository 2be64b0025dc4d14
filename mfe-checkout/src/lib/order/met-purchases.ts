import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { localStore } from '../storage.ts';

const KEY = 'metPurchases';
/** Enough to know again every order that a shopper still has a tab of. */
const MAX_KEPT = 20;

/** Remembers an order in this browser; true the first time, so that a purchase is counted once. */
export const meetPurchase = ({ id }: Purchase): boolean => {
  const kept = localStore.readJson(KEY);
  const met = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  if (met.includes(id)) return false;
  localStore.writeJson(KEY, [id, ...met].slice(0, MAX_KEPT));
  return true;
};
