import type { AppDeps } from '../../module.ts';
import { createRateLimit, type RateLimit } from '../../plugins/rate-limit.ts';

/** Rate limit of coupon attempts per client, by applying or by ordering, against guessing. */
export const createRedeemLimit = ({ db, config }: Pick<AppDeps, 'db' | 'config'>): RateLimit =>
  createRateLimit(db, config, { name: 'redeem', points: 60, seconds: 10 * 60 });
