/** Looks for anomalies in a history, without the shop. */
import type { Anomaly } from './anomaly.ts';
import { checkCarts } from './check-carts.ts';
import { checkHolds } from './check-holds.ts';
import { checkOrders } from './check-orders.ts';
import { callsOf, type Entry } from './entries.ts';

/** @param entries with `begin` and `final`; without them, only what clients saw is checked */
export const checkHistory = (entries: readonly Entry[]): Anomaly[] => {
  const calls = callsOf(entries);
  return [...checkCarts(calls), ...checkHolds(calls), ...checkOrders(calls)];
};
