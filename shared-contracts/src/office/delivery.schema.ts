import { z } from 'zod';
import { communeId } from '../api/fields.schema.ts';
import { listOf, listQuery, reason, version } from './common.schema.ts';

const MAX_PRICE_CLP = 1_000_000;
const MAX_FREE_FROM_CLP = 10_000_000;
const MAX_DAYS = 90;

/** CLP with VAT, working days. */
export const rateFields = z.object({
  price: z.int().min(0).max(MAX_PRICE_CLP),
  min_days: z.int().min(0).max(MAX_DAYS),
  max_days: z.int().min(0).max(MAX_DAYS),
});
export const daysInOrder = ({ min_days, max_days }: { min_days: number; max_days: number }): boolean =>
  min_days <= max_days;

const rate = rateFields.refine(daysInOrder, { path: ['max_days'] });
const regionRate = rateFields
  .extend({
    /**
     * Products after offers and coupon from which the delivery is free, CLP. Null: never. Omitted in a change: as it
     * is. Communes with a rate of their own are never free.
     */
    free_from: z.int().min(1).max(MAX_FREE_FROM_CLP).nullish(),
  })
  .refine(daysInOrder, { path: ['max_days'] });

const region = z.object({
  id: z.string(),
  version,
  name: z.string(),
  /** Null: no delivery, except to communes with a rate of their own. */
  rate: regionRate.nullable(),
  /** Number of communes without delivery, or with a rate of their own. */
  exceptions: z.int(),
});

const commune = z.object({
  id: z.string(),
  version,
  name: z.string(),
  is_delivered: z.boolean(),
  /** Null: the rate of the region. */
  rate: rate.nullable(),
});

const regionId = z.object({ id: z.string().regex(/^\d{2}$/) });

/** From north to south. */
export const listDelivery = {
  query: z.object(listQuery(['position'])),
  response: listOf(region),
};

const detail = region.extend({ communes: z.array(commune) });

export const readDelivery = { params: regionId, response: detail };

export const changeDelivery = {
  params: regionId,
  body: z.object({ version, rate: regionRate.nullable(), reason }),
  response: detail,
};

export const changeCommune = {
  params: z.object({ id: communeId }),
  body: z.object({ version, is_delivered: z.boolean(), rate: rate.nullable(), reason }),
  response: commune,
};
