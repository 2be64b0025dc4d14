/** Parts of an order that the shopper reads. */
import { z } from 'zod';
import { TAX_DOCUMENT_KINDS } from '../domain/tax-documents.ts';
import { arrivalPromise, clp, parcel, parcelProblem, pickupPlace } from './common.schema.ts';

export const orderStatus = z.enum(['in_validation', 'confirmed', 'on_the_way', 'delivered', 'cancelled']);
export const paymentStatus = z.enum(['pending', 'success', 'failed']);

/** The receiver as printed on the factura. */
export const invoiceReceiver = z.object({
  reason: z.string(),
  rut: z.string(),
  giro: z.string(),
  address: z.string(),
  apartment: z.string().nullish(),
  commune: z.string().nullish(),
  region: z.string().nullish(),
});

/** Refund that is done, or that the shop is still giving. */
export const orderRefund = z.object({
  amount: clp,
  state: z.enum(['done', 'open']),
  /** `other`: by transfer, or other means than the card. */
  way: z.enum(['card', 'other']),
  /** When it was done. Of an open one: when it was asked for. */
  at: z.iso.datetime(),
  /** Parts of the order. Empty: an amount without parts. */
  lines: z.array(
    z.object({
      kind: z.enum(['line', 'delivery', 'gift']),
      /** Name of the product with its format. Empty for delivery and gift box. */
      name: z.string(),
      /** 0: only the difference to the price of a cheaper product. */
      qty: z.int(),
      amount: clp,
    }),
  ),
});
export type OrderRefund = z.output<typeof orderRefund>;

/** Change of an order before it was sent. */
export const orderRevision = z.object({
  at: z.iso.datetime(),
  qty: z.int(),
  /** Names of the products with their formats. `in` is null when the units were taken out. */
  out: z.string(),
  in: z.string().nullable(),
  /**
   * CLP that it gives back. 0: nothing. The state of the refund is in `refunds`. A refund that the card network refused
   * counts here, but is not in `refunds`: staff give that money by other means.
   */
  refund: clp,
  /** Why staff changed the order. Absent where other people may read it. */
  reason: z.string().optional(),
});
export type OrderRevision = z.output<typeof orderRevision>;

/** Line of an order as it is sent, after revisions and refunds. */
export const packedLine = z.object({ name: z.string(), qty: z.int() });

/** Tax document as a file to download. */
export const taxDocumentFile = z.object({
  kind: z.enum(TAX_DOCUMENT_KINDS),
  number: z.int(),
  /** Path of the PDF file. It opens without login, and expires after a week. */
  url: z.string(),
});

/** Where and when the order arrives. */
export const orderDelivery = z.object({
  method: z.enum(['home', 'pickup']),
  address: z.string().nullable(),
  department: z.string().nullable(),
  commune: z.string().nullable(),
  region: z.string().nullable(),
  time_delivery: z.string().nullable(),
  /** Promised days. Null without a promise, and while a transfer is awaited. */
  promise: arrivalPromise.nullish(),
  /** Null until the order is sent, and when it was sent without a carrier. */
  parcel: parcel.nullish(),
  /** Null while the parcel is on its way as it should be. */
  parcel_problem: parcelProblem.nullish(),
  receiver: z.enum(['me', 'other', 'concierge']).nullish(),
  contact: z.string().nullish(),
  comment: z.string().nullish(),
  /**
   * Pick-up place of the order. Null for a delivery, and when the content of the shop contains no place.
   */
  pickup: pickupPlace.nullish(),
});

/** Receipt of a card payment, as the card network requires it. */
export const cardReceipt = z.object({
  authorization_code: z.string(),
  /** Last four digits. */
  card_number: z.string(),
  payment_type_code: z.string(),
  installments_number: z.int(),
  installments_amount: clp.nullable(),
  transaction_date: z.string(),
});
