import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from 'serving/client-network';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createRateLimit } from './rate-limit.ts';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

interface Limit {
  /** Attempts per client address. Not counted where calls give a key only: `takeKey`, `tryTakeKey`. */
  byIp: number;
  /** Attempts per e-mail, order or account, over all clients. Absent: no call has a key. */
  byKey?: number;
  seconds: number;
  /** Window for the key. Default: `seconds`. Longer for mails to the key's address. */
  keySeconds?: number;
}

/** Rate limits except login (docs/product/api.md#rate-limits). RATE_LIMIT_FACTOR multiplies all of them. */
const LIMITS = {
  register: { byIp: 10, byKey: 5, seconds: 60 * MINUTE_S, keySeconds: DAY_S },
  recover: { byIp: 10, byKey: 5, seconds: 60 * MINUTE_S },
  link: { byIp: 15, seconds: 15 * MINUTE_S },
  'own-password': { byIp: 15, byKey: 10, seconds: 15 * MINUTE_S },
  'own-mail': { byIp: 10, byKey: 5, seconds: 60 * MINUTE_S },
  // Mails to an address that may be a stranger's.
  'new-address': { byIp: 15, byKey: 5, seconds: 60 * MINUTE_S, keySeconds: DAY_S },
  // Many shoppers share the address of a mobile network.
  cookies: { byIp: 240, seconds: 60 * MINUTE_S },
  export: { byIp: 15, byKey: 10, seconds: 60 * MINUTE_S },
  contact: { byIp: 10, byKey: 5, seconds: 60 * MINUTE_S, keySeconds: DAY_S },
  newsletter: { byIp: 10, byKey: 5, seconds: 60 * MINUTE_S, keySeconds: DAY_S },
  // The token of a shared list cannot be guessed. The limit only saves processor time.
  'shared-favourites': { byIp: 60, seconds: 15 * MINUTE_S },
  'guest-list': { byIp: 20, seconds: 60 * MINUTE_S },
  'stock-wait': { byIp: 30, byKey: 20, seconds: 60 * MINUTE_S, keySeconds: DAY_S },
  // Counted by network and e-mail together: a stranger who uses up the limit of another person's e-mail blocks it only
  // for requests from the stranger's own network.
  'privacy-request': { byIp: 10, byKey: 5, seconds: 60 * MINUTE_S, keySeconds: DAY_S },
  // Mails to one address, so that many networks do not fill its mailbox.
  'privacy-mail': { byIp: 10, byKey: 30, seconds: 60 * MINUTE_S, keySeconds: DAY_S },
  // By network and e-mail, and mails to one e-mail, as for privacy requests.
  reservation: { byIp: 15, byKey: 10, seconds: 60 * MINUTE_S, keySeconds: DAY_S },
  'reservation-mail': { byIp: 15, byKey: 30, seconds: 60 * MINUTE_S, keySeconds: DAY_S },
  'retry-payment': { byIp: 20, byKey: 10, seconds: 60 * MINUTE_S },
  // Signed links cannot be guessed. The limit only saves processor time.
  'order-link': { byIp: 60, byKey: 60, seconds: 15 * MINUTE_S },
  'document-link': { byIp: 60, byKey: 20, seconds: 15 * MINUTE_S },
  'privacy-link': { byIp: 60, seconds: 15 * MINUTE_S },
  // Search engines read a feed a few times a day, from few networks.
  feed: { byIp: 30, seconds: 15 * MINUTE_S },
  // Requests without a good signature only.
  'courier-event': { byIp: 30, seconds: 15 * MINUTE_S },
  // Counted by network and number together, as for privacy requests.
  tracking: { byIp: 15, byKey: 10, seconds: 15 * MINUTE_S },
  // Tries at one number, so that many networks do not guess its buyer.
  'tracking-number': { byIp: 15, byKey: 100, seconds: 15 * MINUTE_S },
} as const satisfies Record<string, Limit>;

export type GuardedName = keyof typeof LIMITS;

export interface Guard {
  /**
   * Counts an attempt of this client, and of the key if given.
   * @throws DomainError TOO_MANY_REQUESTS, with Retry-After in seconds
   */
  take(call: { request: FastifyRequest; reply: FastifyReply }, key?: string): Promise<void>;
  /**
   * Counts an attempt of the key only.
   * @throws DomainError TOO_MANY_REQUESTS, with Retry-After in seconds
   */
  takeKey(reply: FastifyReply, key: string): Promise<void>;
  /** Counts an attempt of the key only. False when the limit is exceeded. */
  tryTakeKey(key: string): Promise<boolean>;
}

/** Creates the rate limit of a call, shared by all API processes. */
export const createGuard = (
  { db, config }: { db: Db; config: Pick<Config, 'RATE_LIMIT_FACTOR'> },
  name: GuardedName,
): Guard => {
  const { byIp, byKey = byIp, seconds, keySeconds = seconds }: Limit = LIMITS[name];
  const ips = createRateLimit(db, config, { name: `${name}-ip`, points: byIp, seconds });
  const keys = createRateLimit(db, config, { name: `${name}-key`, points: byKey, seconds: keySeconds });
  const takeKey: Guard['takeKey'] = async (reply, key) => {
    await keys.take(key.toLowerCase(), reply);
  };
  return {
    takeKey,
    tryTakeKey: (key) => keys.tryTake(key.toLowerCase()),
    async take({ request, reply }, key) {
      await ips.take(networkOf(request), reply);
      if (key !== undefined) await takeKey(reply, key);
    },
  };
};
