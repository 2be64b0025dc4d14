import { z } from 'zod';
import { clp } from '../api/common.schema.ts';
import { day, missing, prose } from '../api/fields.schema.ts';
import { MAX_RETURN_PICTURES, RETURN_GROUNDS, SHOWN_RETURN_STATES } from '../domain/order-returns.ts';
import { REFUND_FATES } from '../domain/refund-shares.ts';
import { listOf, listQuery, reason, version } from './common.schema.ts';
import { hasCause, time, unitsWith } from './order-common.schema.ts';
import { RETURN_FILTERS } from './return-filters.ts';

const returnId = z.object({ id: z.uuid() });

const listedReturn = z.object({
  id: z.string(),
  number: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  state: z.enum(SHOWN_RETURN_STATES),
  ground: z.enum(RETURN_GROUNDS),
  customer: z.string(),
  /** Units of all lines. */
  units: z.int(),
  requested_at: time,
  /** It waits for staff since more than three working days. */
  is_late: z.boolean(),
  /** Last day on which the money is given back. */
  money_by: day,
});
export type ListedReturn = z.output<typeof listedReturn>;

/** `q`: number of the order, names or e-mail of the buyer. */
export const listReturns = {
  query: z.object({
    ...listQuery(['requested_at']),
    waits: z.enum(RETURN_FILTERS).optional(),
  }),
  response: listOf(listedReturn),
};

const officeReturn = listedReturn.extend({
  version,
  /** Words of the buyer. */
  reason: z.string().nullable(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  refusal: z.string().nullable(),
  ended_at: time.nullable(),
  /** Day of the receipt. Null: the order was not marked as delivered. */
  received_on: day.nullable(),
  /** The confirmation of the order was mailed. */
  is_confirmed: z.boolean(),
  /** Way of the money. `account`: staff transfer it by hand. */
  money: z.enum(['card', 'account']),
  lines: z.array(
    z.object({
      line_id: z.string(),
      name: z.string(),
      sku: z.string(),
      qty: z.int(),
    }),
  ),
  /** Places of the pictures, from 1. */
  pictures: z.array(z.int()),
  /** Money of an accepted return. */
  amount: clp.nullable(),
  /** Facts of the order from which the amount of a refund is computed (`refundOf` in `domain/refund-shares`). */
  paid: z.object({
    total: clp,
    price_delivery: clp,
    gift_price: clp,
    lines: z.array(z.object({ id: z.string(), qty: z.int(), price: clp, coupon_discount: clp.optional() })),
    revisions: z.array(z.object({ id: z.string(), line_id: z.string(), qty: z.int() })),
  }),
  /** Refunds that are done or open. */
  refunds: z.array(
    z.object({
      amount: clp,
      parts: z.array(
        z.object({
          kind: z.enum(['line', 'delivery', 'gift']),
          line_id: z.string().nullable(),
          qty: z.int(),
          amount: clp,
        }),
      ),
    }),
  ),
});
export type OfficeReturn = z.output<typeof officeReturn>;

export const readReturn = { params: returnId, response: officeReturn };

/** File whose bytes the handler sends itself. */
export const readReturnPicture = {
  params: returnId.extend({ position: z.coerce.number().int().min(1).max(MAX_RETURN_PICTURES) }),
  response: z.string(),
};

export const acceptReturn = {
  params: returnId,
  body: z.object({
    version,
    /** CLP, of the parts (`refundOf` in `domain/refund-shares`). The server computes it again. */
    amount: clp.min(1),
    /** Units that are accepted, at most those of the return, with their fate. */
    lines: z
      .array(
        z
          .object({ line_id: z.string().max(10), ...unitsWith(REFUND_FATES) })
          .refine(hasCause, missing('cause')),
      )
      .min(1)
      .max(200),
    delivery: z.boolean().default(false),
    gift: z.boolean().default(false),
  }),
  response: z.object({
    /** Result of the card network. `open`: the shop asks again by itself, or staff transfer the money. */
    outcome: z.enum(['done', 'refused', 'open']),
    /** The result in the staff member's language. */
    message: z.string(),
    return: officeReturn,
  }),
};

/** `reason` is mailed to the buyer. */
export const refuseReturn = {
  params: returnId,
  body: z.object({ version, reason }),
  response: officeReturn,
};

/** `question` is mailed to the buyer, who answers on the page of the order. */
export const askAboutReturn = {
  params: returnId,
  body: z.object({ version, question: prose(1000) }),
  response: officeReturn,
};
