/** Limits what clients may do in a window of time, by address. Addresses are never stored or logged. */
import { LRUCache } from 'lru-cache';

/** Addresses remembered at once. */
const KNOWN_ADDRESSES = 10_000;

export interface AddressLimit {
  /** Whether the address, or all of them together, have done it too often. */
  isReached(address: string): boolean;
  count(address: string): void;
}

interface Limits {
  windowMs: number;
  perAddress: number;
  inAll?: number;
  now?: () => number;
}

export const createAddressLimit = ({
  windowMs,
  perAddress,
  inAll = Number.POSITIVE_INFINITY,
  now = Date.now,
}: Limits): AddressLimit => {
  const counts = new LRUCache<string, number>({ max: KNOWN_ADDRESSES });
  let total = 0;
  let until = 0;
  const renew = (): void => {
    if (now() <= until) return;
    counts.clear();
    total = 0;
    until = now() + windowMs;
  };
  return {
    isReached(address) {
      renew();
      return (counts.get(address) ?? 0) >= perAddress || total >= inAll;
    },
    count(address) {
      renew();
      total += 1;
      counts.set(address, (counts.get(address) ?? 0) + 1);
    },
  };
};
