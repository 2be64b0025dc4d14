import { z } from 'zod';
import { clp } from '../api/common.schema.ts';
import { REVISION_FATES } from '../domain/order-revisions.ts';
import { WRITE_OFF_CAUSES } from '../domain/refund-shares.ts';
import { time } from './order-common.schema.ts';

export const orderLine = z.object({
  id: z.string(),
  sku: z.string(),
  slug: z.string(),
  product_type: z.string(),
  /** Name with format. */
  name: z.string(),
  brand: z.string(),
  year: z.int().nullable(),
  qty: z.int(),
  /** Price of one unit. */
  price: clp,
  /** Price of one unit before the offer, which the subtotal counts. Omitted without an offer. */
  reference_price: clp.optional(),
  /** Discount of the coupon on the whole line, when it met offers line by line. */
  coupon_discount: clp.optional(),
  image: z.string(),
  /** Mixed case that the bottles belong to, in the staff member's language. Omitted without a case. */
  case_name: z.string().optional(),
  /** Contents of all boxes of the line, as the catalogue has them now. Empty when it is no box. Absent in older versions. */
  boxed: z.array(z.object({ sku: z.string(), name: z.string(), qty: z.int() })).optional(),
});

/** Change of the order before it was sent. Its line has the id `id`, and refunds name it like a sold line. */
export const revision = z.object({
  number: z.int(),
  at: time,
  staff: z.string(),
  /** The buyer reads it. */
  reason: z.string(),
  id: z.string(),
  /** Line whose units went out: a line of the order, or of an earlier revision. */
  line_id: z.string(),
  qty: z.int(),
  /** Fate of the units that went out. */
  fate: z.enum(REVISION_FATES),
  cause: z.enum(WRITE_OFF_CAUSES).nullable(),
  /** Product that came in. Null: the units were taken out. */
  product: orderLine.omit({ id: true, qty: true, reference_price: true, boxed: true }).nullable(),
  /** CLP that it gives back. 0: nothing. */
  refund: clp,
  /** Difference to the price of a dearer product, which the shop bears. */
  waived: clp,
});
