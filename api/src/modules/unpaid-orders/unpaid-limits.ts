import type { Config } from '../../config.ts';
import type { Platform } from '../../db/schema/sales.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

export interface UnpaidLimit {
  /** Maximum number of unpaid orders of one person, identified by e-mail address or RUT. */
  openPerPerson: number;
  /** Window of the two limits below. */
  windowS: number;
  /**
   * Orders of one network (IPv4 address, IPv6 /64) per window. Further orders need the bot check after
   * `checkAfter`, and are refused after `refuseAfter`.
   */
  perNetwork: { checkAfter: number; refuseAfter: number };
  /**
   * Orders of one kind of browser per window. Further orders need the bot check, but are not refused, because
   * honest shoppers use the same kind of browser.
   */
  perDeviceClass: { checkAfter: number };
  /** Share of the unsold units of a sku (and of the uses of a limited coupon) that unpaid orders may hold together. */
  heldShare: number;
  /** Units of a sku, and uses of a coupon, that unpaid orders may hold even above `heldShare`. */
  heldUnits: number;
  heldUses: number;
  /** Above this share an order needs the bot check. */
  checkAboveShare: number;
}

/** Limits of the stock that unpaid orders hold. A card order holds its stock for minutes, a transfer order for days. */
const UNPAID_LIMITS: Record<Platform, UnpaidLimit> = {
  transfer: {
    openPerPerson: 3,
    windowS: 24 * HOUR_S,
    perNetwork: { checkAfter: 3, refuseAfter: 30 },
    perDeviceClass: { checkAfter: 30 },
    heldShare: 0.5,
    heldUnits: 0,
    heldUses: 1,
    checkAboveShare: 0.25,
  },
  webpay: {
    openPerPerson: 6,
    windowS: HOUR_S,
    perNetwork: { checkAfter: 20, refuseAfter: 100 },
    perDeviceClass: { checkAfter: 100 },
    heldShare: 0.8,
    heldUnits: 6,
    heldUses: 1,
    checkAboveShare: 0.4,
  },
};

/**
 * Days that a transfer order waits for the operator after its proof arrived. Only the buyer's first file
 * extends the deadline. Otherwise a stranger could reserve the stock for ever by sending files.
 */
export const PROOF_REVIEW_DAYS = 7;

/** For orders that staff place: they know the buyer, and the stock is theirs to sell. */
export const STAFF_LIMIT: UnpaidLimit = {
  openPerPerson: Number.POSITIVE_INFINITY,
  windowS: HOUR_S,
  perNetwork: { checkAfter: Number.POSITIVE_INFINITY, refuseAfter: Number.POSITIVE_INFINITY },
  perDeviceClass: { checkAfter: Number.POSITIVE_INFINITY },
  heldShare: 1,
  heldUnits: Number.POSITIVE_INFINITY,
  heldUses: Number.POSITIVE_INFINITY,
  checkAboveShare: 1,
};

/** Attempts to place an order, refused ones included. */
export const ATTEMPT_LIMITS = {
  perNetwork: { points: 60, seconds: 10 * MINUTE_S },
  perCart: { points: 20, seconds: 10 * MINUTE_S },
} as const;

/**
 * Limits of a platform. RATE_LIMIT_FACTOR multiplies the orders per person, the orders of a network before the bot
 * check, and the shares, up to a share of 1. `createRateLimit` multiplies `refuseAfter` and `perDeviceClass` itself.
 * `heldUnits` and `heldUses` are never multiplied.
 */
export const unpaidLimitOf = (
  platform: Platform,
  { RATE_LIMIT_FACTOR: factor }: Pick<Config, 'RATE_LIMIT_FACTOR'>,
): UnpaidLimit => {
  const limit = UNPAID_LIMITS[platform];
  return {
    ...limit,
    openPerPerson: Math.ceil(limit.openPerPerson * factor),
    perNetwork: { ...limit.perNetwork, checkAfter: Math.ceil(limit.perNetwork.checkAfter * factor) },
    heldShare: Math.min(1, limit.heldShare * factor),
    checkAboveShare: Math.min(1, limit.checkAboveShare * factor),
  };
};
