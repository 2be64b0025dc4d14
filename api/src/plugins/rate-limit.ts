import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { rawQueryOf } from '../db/raw-query.ts';

export interface RateLimit {
  /**
   * Counts one try of a key.
   * @returns number of tries, this one included
   * @throws DomainError TOO_MANY_REQUESTS, with Retry-After in seconds
   */
  take(key: string, reply: FastifyReply): Promise<number>;
  /** Counts one try of a key. False when the limit is exceeded. */
  tryTake(key: string): Promise<boolean>;
  /** Uncounts one try that must not count, for example a successful login. */
  giveBack(key: string): Promise<void>;
  /** Resets the count of a key. */
  forgive(key: string): Promise<void>;
}

/**
 * Allows `points` tries per key in `seconds`, counted in PostgreSQL for all API processes
 * (docs/architecture/api.md#shared-state).
 */
export const createRateLimit = (
  db: Db,
  config: Pick<Config, 'RATE_LIMIT_FACTOR'>,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimit => {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: rawQueryOf(db) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: Math.ceil(points * config.RATE_LIMIT_FACTOR),
    duration: seconds,
  });
  return {
    async take(key, reply) {
      try {
        return (await limiter.consume(hashed(key))).consumedPoints;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        reply.header('retry-after', Math.ceil(rejection.msBeforeNext / 1000));
        throw new DomainError('TOO_MANY_REQUESTS');
      }
    },
    async tryTake(key) {
      try {
        await limiter.consume(hashed(key));
        return true;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        return false;
      }
    },
    async giveBack(key) {
      await limiter.reward(hashed(key));
    },
    async forgive(key) {
      await limiter.delete(hashed(key));
    },
  };
};

/** Hash of a key. The table stores only hashes, because keys contain e-mails and network addresses. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 32);
