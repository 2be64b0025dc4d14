import type { AppDeps } from '../../module.ts';
import { createRateLimit, type RateLimit } from '../../plugins/rate-limit.ts';

/** Tries of coupon codes from one machine, by redeeming or by ordering: nobody guesses a code. */
export const createRedeemLimit = ({ db, config }: Pick<AppDeps, 'db' | 'config'>): RateLimit =>
  createRateLimit(db, config, { name: 'redeem', points: 60, seconds: 10 * 60 });
