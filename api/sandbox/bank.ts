import type { Clock } from './clock.ts';
import type { Knobs } from './knobs.ts';
import type { TransactionStore } from './transaction-store.ts';

/** State that all routes share. */
export type Bank = {
  /** Name of the shop on the payment form. */
  shopName: string;
  transactions: TransactionStore;
  clock: Clock;
  knobs: Knobs;
};
