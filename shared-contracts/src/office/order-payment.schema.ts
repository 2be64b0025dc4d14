import { z } from 'zod';
import { clp } from '../api/common.schema.ts';
import { REFUND_FATES, WRITE_OFF_CAUSES } from '../domain/refund-shares.ts';
import { time } from './order-common.schema.ts';

export const paymentAttempt = z.object({
  buy_order: z.string().nullable(),
  settled_at: time.nullable(),
  /** Reason code and sentence in the staff member's language. Null for an approved payment. */
  failure: z.string().nullable(),
  failure_text: z.string().nullable(),
});

export const card = z.object({
  authorization_code: z.string(),
  /** Last four digits. */
  card_number: z.string(),
  payment_type_code: z.string(),
  installments_number: z.int(),
  transaction_date: z.string(),
});

export const refund = z.object({
  id: z.string(),
  amount: clp,
  by_hand: z.boolean(),
  created_at: time,
  state: z.enum(['open', 'done', 'refused']),
  /** When it was done or refused. */
  ended_at: time.nullable(),
  /** Words of the card network. */
  refusal: z.string().nullable(),
  /** Parts of the order that it gives back. Empty: a free amount. Optional, because the API before sends none. */
  lines: z
    .array(
      z.object({
        kind: z.enum(['line', 'delivery', 'gift']),
        line_id: z.string().nullable(),
        qty: z.int(),
        amount: clp,
        fate: z.enum(REFUND_FATES).nullable(),
        cause: z.enum(WRITE_OFF_CAUSES).nullable(),
      }),
    )
    .optional(),
  /** It belongs to a payment that never paid this order, so that it takes nothing from its total. */
  is_of_other_payment: z.boolean().optional(),
});
