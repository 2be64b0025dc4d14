import { z } from 'zod';
import { clp } from '../api/common.schema.ts';
import { orderStatus } from '../api/order-parts.schema.ts';

const ORDER_STEPS = [
  'accept-proof',
  'refuse-proof',
  'record-proof',
  'advance',
  'back',
  'cancel',
  'refund',
  'finish-refund',
  'change-address',
  'revise',
  'parcel-returned',
  'parcel-lost',
  'parcel-found',
  'send-again',
  'book-parcel',
  'cancel-booking',
] as const;

/** Step that the order and the staff member's role allow now. */
export const step = z.object({
  step: z.enum(ORDER_STEPS),
  /** Status after the step, when it changes. */
  to: orderStatus.nullable(),
  /** Effect of the step in the staff member's language: amount, stock, mail. */
  consequence: z.string(),
  /** `refund`: what the whole amount does, when that differs. */
  consequence_of_all: z.string().nullable(),
  /** `refund`: what a part does that is given back by hand, when staff may choose. */
  consequence_by_hand: z.string().nullable(),
  /** CLP that can be given back at most. */
  max_amount: clp.nullable(),
  /** `refund`: whether the money is given back by hand. */
  by_hand: z.enum(['never', 'choice', 'always']),
  needs_reason: z.boolean(),
});
/** Apart, because an office of the previous release has no words for it. */
export const invoiceStep = step.extend({ step: z.literal('change-invoice') });
export type OrderStep = z.output<typeof step> | z.output<typeof invoiceStep>;
