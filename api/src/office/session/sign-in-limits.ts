import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { createRateLimit, type RateLimit } from '../../plugins/rate-limit.ts';

const QUARTER_S = 15 * 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/**
 * Failed tries of a sign-in. A stranger can use up the tries of an e-mail, but not those of a browser in which the
 * staff member signed in before, and never those of the second factor, which come after the right password.
 */
const LIMITS = {
  network: { points: 15, seconds: QUARTER_S },
  email: { points: 20, seconds: HOUR_S },
  device: { points: 10, seconds: QUARTER_S },
  codes: { points: 10, seconds: QUARTER_S },
  'codes-of-day': { points: 30, seconds: DAY_S },
  enrolment: { points: 10, seconds: QUARTER_S },
  links: { points: 15, seconds: QUARTER_S },
  // Wrong passwords and codes in an open session. One more ends it, before it uses up the codes of the staff member.
  session: { points: 4, seconds: 12 * HOUR_S },
} as const;

/**
 * Counts a try. Uncounts it when the work succeeds, or fails in another way than by what was tried.
 * @param isWrong whether a failure says that what was tried is wrong
 */
export const countTries = async <T>(
  { limits, key, reply }: { limits: readonly RateLimit[]; key: string; reply: FastifyReply },
  isWrong: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> => {
  for (const limit of limits) await limit.take(key, reply);
  const giveBack = () => Promise.all(limits.map((limit) => limit.giveBack(key)));
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    if (!isWrong(error)) await giveBack();
    throw error;
  }
};

export const createSignInLimits = (db: Db, config: Pick<Config, 'RATE_LIMIT_FACTOR'>) =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [
      name,
      createRateLimit(db, config, { name: `office-${name}`, ...limit }),
    ]),
  ) as Record<keyof typeof LIMITS, RateLimit>;
