import { z } from 'zod';
import { MAX_PRICE, MIN_PRICE } from './catalogue-limits.ts';
import { optionalReason, reason } from './common.schema.ts';
import { sku } from './rows.schema.ts';

const time = z.iso.datetime();

/** A price that starts at a time. An offer shows the price before it, and may end by itself. */
export const pricePlan = z.object({
  id: z.string(),
  sku: z.string(),
  kind: z.enum(['price', 'offer']),
  /** CLP. */
  price: z.int(),
  starts_at: time,
  ends_at: time.nullable(),
  /** `failed`: the price of the offer was not below the price at its start. */
  state: z.enum(['waiting', 'running', 'failed']),
  reason: z.string(),
  /** Name of the staff member. */
  staff: z.string(),
});

export const planPrice = {
  body: z.object({
    sku,
    kind: z.enum(['price', 'offer']),
    price: z.int().min(MIN_PRICE).max(MAX_PRICE),
    starts_at: time,
    ends_at: time.nullable().default(null),
    reason,
  }),
  response: pricePlan,
};

/** A waiting one is removed. A running offer ends now. */
export const removePricePlan = {
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: optionalReason.default('') }),
  response: z.object({ id: z.string() }),
};
