import { z } from 'zod';
import { clp, parcel, parcelProblem, santiagoDay } from '../api/common.schema.ts';
import { orderStatus, paymentStatus } from '../api/orders.schema.ts';
import { ACCOUNT_TYPES } from '../domain/bank-accounts.ts';
import { REVISION_FATES } from '../domain/order-revisions.ts';
import { BOOKING_STATES } from '../domain/parcels.ts';
import { REFUND_FATES, WRITE_OFF_CAUSES } from '../domain/refund-shares.ts';
import { TAX_DOCUMENT_KINDS } from '../domain/tax-documents.ts';
import { TAX_STATES } from '../domain/tax-states.ts';
import { version } from './common.schema.ts';

export const platform = z.enum(['webpay', 'transfer']);
export const deliveryMethod = z.enum(['home', 'pickup']);
/** ISO 8601. */
export const time = z.string();

/** Kinds of mails about an order. */
const ORDER_MAILS = [
  'order-received',
  'transfer-instructions',
  'proof-received',
  'proof-refused',
  'payment-approved',
  'payment-failed',
  'order-shipped',
  'order-delivered',
  'parcel-returned',
  'parcel-lost',
  'order-corrected',
  'order-revised',
  'order-cancelled',
  'order-refunded',
  'return-requested',
  'return-asked',
  'return-accepted',
  'return-refused',
  'document-issued',
] as const;
export const mailKind = z.enum(ORDER_MAILS);

const contact = z.object({
  name: z.string(),
  surname: z.string().nullish(),
  phone: z.string().nullish(),
});

const orderLine = z.object({
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
  /** Discount of the coupon on the whole line, when it met offers line by line. */
  coupon_discount: clp.optional(),
  image: z.string(),
  /** Mixed case that the bottles belong to, in the staff member's language. Omitted without a case. */
  case_name: z.string().optional(),
});

const paymentAttempt = z.object({
  buy_order: z.string().nullable(),
  settled_at: time.nullable(),
  /** Reason code and sentence in the staff member's language. Null for an approved payment. */
  failure: z.string().nullable(),
  failure_text: z.string().nullable(),
});

const card = z.object({
  authorization_code: z.string(),
  /** Last four digits. */
  card_number: z.string(),
  payment_type_code: z.string(),
  installments_number: z.int(),
  transaction_date: z.string(),
});

const refund = z.object({
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

/** Change of the order before it was sent. Its line has the id `id`, and refunds name it like a sold line. */
const revision = z.object({
  number: z.int(),
  at: time,
  staff: z.string(),
  /** Told to the buyer. */
  reason: z.string(),
  id: z.string(),
  /** Line whose units went out: a line of the order, or of an earlier revision. */
  line_id: z.string(),
  qty: z.int(),
  /** Fate of the units that went out. */
  fate: z.enum(REVISION_FATES),
  cause: z.enum(WRITE_OFF_CAUSES).nullable(),
  /** Product that came in. Null: the units were taken out. */
  product: orderLine.omit({ id: true, qty: true }).nullable(),
  /** CLP that it gives back. 0: nothing. */
  refund: clp,
  /** Difference to the price of a dearer product, which the shop bears. */
  waived: clp,
});

const sentMail = z.object({
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

const note = z.object({ id: z.string(), at: time, staff: z.string(), text: z.string() });

/** Events of the order, oldest first. */
const timelineEntry = z.discriminatedUnion('kind', [
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
const step = z.object({
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
export type OrderStep = z.output<typeof step>;

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
  invoice: z
    .object({
      reason: z.string(),
      rut: z.string(),
      giro: z.string(),
      address: z.string(),
      apartment: z.string().nullish(),
      commune: z.string().nullish(),
      region: z.string().nullish(),
      phone: z.string().nullish(),
      email: z.string().nullish(),
    })
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
  /** Mails that may be sent again. */
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
  mails_again: z.array(z.object({ kind: mailKind, refund_id: z.string().nullable() })),
  timeline: z.array(timelineEntry),
  steps: z.array(step),
});
export type OfficeOrder = z.output<typeof officeOrder>;
