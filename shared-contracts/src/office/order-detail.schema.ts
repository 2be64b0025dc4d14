import { z } from 'zod';
import { clp, parcel, parcelProblem, santiagoDay } from '../api/common.schema.ts';
import { invoiceReceiver, orderStatus, paymentStatus } from '../api/order-parts.schema.ts';
import { ACCOUNT_TYPES } from '../domain/bank-accounts.ts';
import { BOOKING_STATES } from '../domain/parcels.ts';
import { TAX_DOCUMENT_KINDS } from '../domain/tax-documents.ts';
import { TAX_STATES } from '../domain/tax-states.ts';
import { version } from './common.schema.ts';
import { deliveryMethod, mailKind, platform, time } from './order-common.schema.ts';
import { orderLine, revision } from './order-lines.schema.ts';
import { card, paymentAttempt, refund } from './order-payment.schema.ts';
import { invoiceStep, step } from './order-steps.schema.ts';
import { note, sentMail, timelineEntry } from './order-timeline.schema.ts';

const contact = z.object({
  name: z.string(),
  surname: z.string().nullish(),
  phone: z.string().nullish(),
});

export const officeOrder = z.object({
  id: z.string(),
  version,
  number: z.string(),
  status: orderStatus,
  payment_status: paymentStatus,
  platform,
  created_at: time,
  updated_at: time,
  /** Deadline of an unpaid order. */
  expires_at: time.nullable(),
  /** Its link still pays it after a card payment that failed. Absent in older versions. */
  can_pay_again: z.boolean().optional(),
  /** Language of the buyer's mails. */
  locale: z.enum(['es', 'en']),
  /** The buyer's personal data was erased, or will be when the order is finished. */
  erasure: z.enum(['none', 'requested', 'done']),
  buyer: z.object({
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    rut: z.string(),
    phone: z.string(),
    /** Has an account. */
    is_customer: z.boolean(),
  }),
  delivery: z.object({
    method: deliveryMethod,
    address: z.string().nullable(),
    department: z.string().nullable(),
    commune_id: z.string().nullable(),
    commune: z.string().nullable(),
    region: z.string().nullable(),
    receiver: z.enum(['me', 'other', 'concierge']).nullable(),
    contact: contact.nullable(),
    comment: z.string().nullable(),
    min_days: z.int().nullable(),
    max_days: z.int().nullable(),
    /** First and last promised day of arrival. Null without a promise. */
    promise: z.object({ first: santiagoDay, last: santiagoDay }).nullish(),
    /** Carrier whose price and days the order has, proposed for its parcel. Null: none in particular. */
    planned_carrier: z.string().nullish(),
    parcel: parcel.nullish(),
    /** Null while the parcel is on its way as it should be. */
    parcel_problem: parcelProblem.nullish(),
    /** Parcel that the shop booked at a carrier. `number`: null until the carrier answers. */
    booking: z
      .object({ carrier: z.string(), number: z.string().nullable(), state: z.enum(BOOKING_STATES) })
      .nullish(),
  }),
  /** '0': boleta. '1': factura, with its receiver. */
  document: z.enum(['0', '1']),
  invoice: invoiceReceiver
    .extend({ commune_id: z.string().nullish(), phone: z.string().nullish(), email: z.string().nullish() })
    .nullable(),
  gift: z.object({ text: z.string().nullable() }).nullable(),
  lines: z.array(orderLine),
  subtotal: clp,
  discount: clp,
  coupon: z.object({ code: z.string(), discount: clp }).nullable(),
  price_delivery: clp,
  gift_price: clp,
  total: clp,
  refunded: clp,
  payment: z.object({
    /** Data of an approved card payment. */
    card: card.nullable(),
    /** Card payments of the order, oldest first. */
    attempts: z.array(paymentAttempt),
  }),
  refunds: z.array(refund),
  /** Oldest first. Absent in older versions. */
  revisions: z.array(revision).optional(),
  /** Orders by which the buyer was asked for the difference to a dearer product, oldest first. */
  differences: z
    .array(z.object({ id: z.string(), number: z.string(), amount: clp, payment_status: paymentStatus }))
    .optional(),
  /** Order that changes when this one, which is for the difference, is paid. */
  difference_of: z.object({ id: z.string(), number: z.string() }).nullish(),
  /** Account that the buyer named for the money of a cancelled order. Null also without the permission to refund. */
  refund_account: z
    .object({
      holder: z.string(),
      rut: z.string(),
      bank: z.string(),
      account_type: z.enum(ACCOUNT_TYPES),
      account: z.string(),
    })
    .nullish(),
  proof: z
    .object({
      /** Media type. Null when no file was sent to the shop. */
      type: z.string().nullable(),
      received_at: time.nullable(),
      note: z.string().nullable(),
      /** Waits for a check. False: accepted, or refused. */
      waits: z.boolean(),
      /** Reason of the last refusal. */
      refusal: z.string().nullable(),
    })
    .nullable(),
  notes: z.array(note),
  mails: z.array(sentMail),
  /** Tax documents, in the order of their issue. Absent in older versions. */
  tax_documents: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(TAX_DOCUMENT_KINDS),
        number: z.int(),
        state: z.enum(TAX_STATES),
        is_test: z.boolean(),
      }),
    )
    .optional(),
  /** Mails that may be sent again. */
  mails_again: z.array(z.object({ kind: mailKind, refund_id: z.string().nullable() })),
  timeline: z.array(timelineEntry),
  steps: z.array(step),
  /** Absent in older versions. */
  invoice_steps: z.array(invoiceStep).optional(),
});
export type OfficeOrder = z.output<typeof officeOrder>;
