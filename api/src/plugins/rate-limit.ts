import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { DomainError } from '../errors/domain-error.ts';

export interface RateLimit {
  /**
   * Counts one try of a key.
   * @throws DomainError TOO_MANY_REQUESTS, with Retry-After in seconds
   */
  take(key: string, reply: FastifyReply): Promise<void>;
  /** Counts one try of a key; false when there were too many. */
  tryTake(key: string): Promise<boolean>;
  /** Uncounts one try of a key: it was none of the kind that is limited. */
  giveBack(key: string): Promise<void>;
  /** Forgets the tries of a key. */
  forgive(key: string): Promise<void>;
}

/** At most `points` tries a key in `seconds`, counted in PostgreSQL for all API processes (DESIGN §7). */
export const createRateLimit = (
  db: Db,
  config: Pick<Config, 'RATE_LIMIT_FACTOR'>,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimit => {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: queryOf(db) },
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
        await limiter.consume(hashed(key));
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
      await limiter.reward(hashed(key), 1);
    },
    async forgive(key) {
      await limiter.delete(hashed(key));
    },
  };
};

/** Addresses of people and machines are personal data: the table holds hashes. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 32);

/** The limiter speaks to the pool that everything else uses. */
const queryOf = (db: Db) => async (query: { text: string; values?: unknown[] }) => {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(query.text, query.values ?? []));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
};
