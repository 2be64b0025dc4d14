/** Limits what clients may do in a window of time, by network. Addresses are never stored or logged. */
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from 'serving/client-network';

/** Networks remembered at once. */
const KNOWN_ADDRESSES = 10_000;

type Client = Pick<FastifyRequest, 'ip'>;

interface Limits {
  windowMs: number;
  perAddress: number;
  inAll?: number;
}

export const createAddressLimit = ({ windowMs, perAddress, inAll = Number.POSITIVE_INFINITY }: Limits) => {
  const counts = new LRUCache<string, number>({ max: KNOWN_ADDRESSES });
  let total = 0;
  let until = 0;
  const renew = (): void => {
    // Not the time of day: after it jumps back, a window would last for hours.
    if (performance.now() <= until) return;
    counts.clear();
    total = 0;
    until = performance.now() + windowMs;
  };
  return {
    /** Whether the client's network, or all of them together, have done it too often. */
    isReached(client: Client): boolean {
      renew();
      return (counts.get(networkOf(client)) ?? 0) >= perAddress || total >= inAll;
    },
    /** @param cost points of this action. Default: one */
    count(client: Client, cost = 1) {
      renew();
      total += cost;
      const network = networkOf(client);
      counts.set(network, (counts.get(network) ?? 0) + cost);
    },
  };
};
