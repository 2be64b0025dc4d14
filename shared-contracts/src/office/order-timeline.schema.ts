import { z } from 'zod';
import { clp } from '../api/common.schema.ts';
import { orderStatus, paymentStatus } from '../api/order-parts.schema.ts';
import { mailKind, time } from './order-common.schema.ts';
import { refund } from './order-payment.schema.ts';

export const sentMail = z.object({
  id: z.string(),
  kind: mailKind,
  refund_id: z.string().nullable(),
  to: z.string(),
  /** `skipped`: the order changed before it was sent. */
  state: z.enum(['queued', 'sent', 'failed', 'skipped']),
  attempts: z.int(),
  /** Last attempt. */
  at: time,
});

export const note = z.object({ id: z.string(), at: time, staff: z.string(), text: z.string() });

/** Events of the order, oldest first. */
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), at: time, status: orderStatus, payment_status: paymentStatus }),
  z.object({
    kind: z.literal('staff'),
    at: time,
    /** Null: the shop's command line. */
    staff: z.string().nullable(),
    action: z.string(),
    reason: z.string().nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  }),
  z.object({ kind: z.literal('mail'), at: time, mail: mailKind, state: sentMail.shape.state }),
  z.object({ kind: z.literal('note'), at: time, staff: z.string(), text: z.string() }),
  z.object({ kind: z.literal('proof'), at: time }),
  z.object({ kind: z.literal('refund'), at: time, amount: clp, state: refund.shape.state }),
]);
