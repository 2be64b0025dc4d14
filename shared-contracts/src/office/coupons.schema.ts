import { z } from 'zod';
import { productType } from '../api/catalogue.schema.ts';
import { clp } from '../api/common.schema.ts';
import { day, email, productId } from '../api/fields.schema.ts';
import { MAX_COUPON_AMOUNT, MAX_COUPON_PRODUCTS, MAX_COUPON_USES } from './catalogue-limits.ts';
import { listOf, listQuery, reason, version } from './common.schema.ts';

const couponId = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) });

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{3,40}$/);

/** Conditions that the office of the version before does not send: a change leaves absent ones as they are. */
const conditions = {
  /** First day in Santiago. Null: at once. */
  starts_on: day.nullable().optional(),
  /** A person, known by e-mail or RUT, may use it for one order. */
  once_per_person: z.boolean().optional(),
  /** Kinds of products that it takes off. Empty: all. */
  product_types: z.array(productType).max(4).optional(),
  /** Products that it takes off. Empty: all. */
  product_ids: z.array(productId).max(MAX_COUPON_PRODUCTS).optional(),
};

/** Amounts in CLP. */
const limits = {
  /** Minimum price of the products. */
  min_total: clp,
  /** Orders that may use it. Null: any number. */
  uses: z.int().min(1).max(MAX_COUPON_USES).nullable(),
  /** Last day in Santiago. Null: no end. */
  expires_on: day.nullable(),
  /** Whether the shop applies it by itself. */
  is_auto: z.boolean(),
  ...conditions,
};

/** Exactly one of the three gives something. */
const worth = {
  /** CLP. */
  amount: z.int().min(1).max(MAX_COUPON_AMOUNT).nullable(),
  /** Per cent of the products' price. */
  percent: z.int().min(1).max(100).nullable(),
  /** The delivery is free. */
  free_delivery: z.boolean().optional(),
};

const status = z.enum(['active', 'planned', 'used-up', 'ended']);

const coupon = z.object({
  id: z.string(),
  version,
  code: z.string(),
  ...worth,
  ...limits,
  /** Number of orders that use it. The office does not name their buyers. */
  used: z.int(),
  /** E-mail of the only buyer who may use it, masked: `r…@correo.example`. */
  email_hint: z.string().nullable(),
  status,
  created_at: z.string(),
});

/** `q` searches codes, and e-mails as a whole. */
export const listCoupons = {
  query: z.object({
    ...listQuery(['created_at', 'code']),
    status: status.optional(),
  }),
  response: listOf(coupon),
};

export const readCoupon = { params: couponId, response: coupon };

export const createCoupon = {
  body: z
    .object({ code, ...worth, ...limits, email: email.nullable() })
    .refine(
      ({ amount, percent, free_delivery = false }) =>
        [amount !== null, percent !== null, free_delivery].filter(Boolean).length === 1,
      { path: ['amount'] },
    ),
  response: coupon,
};

export const changeCoupon = {
  params: couponId,
  body: z.object({ version, ...limits, reason }),
  response: coupon,
};

export const endCoupon = { params: couponId, body: z.object({ version, reason }), response: coupon };
