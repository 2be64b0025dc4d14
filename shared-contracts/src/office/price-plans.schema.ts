import { z } from 'zod';
import { MAX_PRICE, MIN_PRICE } from './catalogue-limits.ts';
import { optionalReason, reason } from './common.schema.ts';
import { offerChange, price } from './prices.schema.ts';
import { changedCount, named, rowsOf, sku, skus } from './rows.schema.ts';

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

const plannedRow = z.object({ sku, price: z.int().min(MIN_PRICE).max(MAX_PRICE) });
const times = { starts_at: time, ends_at: time.nullable().default(null) };

export const planPrice = {
  body: plannedRow.extend({ kind: z.enum(['price', 'offer']), ...times, reason }),
  response: pricePlan,
};

export const planPrices = {
  body: z.object({ rows: rowsOf(plannedRow), kind: z.literal('offer'), ...times, reason }),
  response: changedCount,
};

/** Prices at the start of an offer. `before` equals `after` for a format of which this offer is planned already. */
export const previewPlans = {
  body: z.object({ skus, change: offerChange, ...times }),
  response: z.object({
    rows: z.array(
      z.object({
        ...named,
        before: price.nullable(),
        after: price.nullable(),
        /** `not-below`: the regular price of that time. `overlap`: another plan touches these times. */
        refused: z.enum(['unknown', 'out-of-range', 'not-below', 'overlap']).nullable(),
      }),
    ),
  }),
};

/** A waiting one is removed. A running offer ends now. */
export const removePricePlan = {
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: optionalReason.default('') }),
  response: z.object({ id: z.string() }),
};
