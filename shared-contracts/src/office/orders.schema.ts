import { z } from 'zod';
import { clp, parcelProblem, santiagoDay } from '../api/common.schema.ts';
import { day, keyed, line, optionalLine, prose } from '../api/fields.schema.ts';
import { orderStatus, paymentStatus } from '../api/order-parts.schema.ts';
import { homeDelivery, invoice } from '../api/place-order.schema.ts';
import { normalizeTrackingNumber, TRACKING_NUMBER } from '../domain/parcels.ts';
import { idsOf, listOf, listQuery, plainOrderId, reason, version } from './common.schema.ts';
import { deliveryMethod, mailKind, platform, time } from './order-common.schema.ts';
import { officeOrder } from './order-detail.schema.ts';
import { refundWish, revisionWish } from './order-wishes.schema.ts';
import { SETTINGS } from './settings-values.schema.ts';
import { MAX_ORDER_NOTE } from './text-limits.ts';
import { MAX_PRINTED, MAX_TICKED } from './ticked-limits.ts';

/** Id of the order, or its number: CQ-000042. */
const orderId = z.object({ id: z.string().min(1).max(64) });

const listedOrder = z.object({
  id: z.string(),
  number: z.string(),
  created_at: time,
  status: orderStatus,
  payment_status: paymentStatus,
  platform,
  total: clp,
  /** Units of all lines. */
  units: z.int(),
  customer: z.string(),
  email: z.string(),
  delivery: deliveryMethod,
  commune: z.string().nullable(),
  region: z.string().nullable(),
  /** Last promised day of arrival. Null without a promise. */
  promised_on: santiagoDay.nullish(),
  /** A proof of its transfer waits for a check. */
  proof_waits: z.boolean(),
  /** Open and refused refunds that no later refund made up for. */
  refunds: z.enum(['none', 'open', 'refused']),
  /** Null once its money is given back. */
  parcel_problem: parcelProblem.nullish(),
});
export type ListedOrder = z.output<typeof listedOrder>;

/**
 * `from` and `to` are days of the shop's time zone, both included. `q`: number, e-mail, RUT, names. A page may have as
 * many orders as staff can tick (`MAX_TICKED`).
 */
export const listOrders = {
  query: z.object({
    /** `promise`: last promised day. Orders without one come last in both directions. */
    ...listQuery(['created_at', 'promise']),
    per_page: z.coerce.number().int().min(1).max(MAX_TICKED).default(25),
    status: orderStatus.optional(),
    payment_status: paymentStatus.optional(),
    platform: platform.optional(),
    /** Unpaid transfers: with a proof that waits for a check, or without one. */
    proof: z.enum(['waiting', 'awaited']).optional(),
    /** Card payments that a person must look up. */
    payments: z.enum(['to-check']).optional(),
    refunds: z.enum(['open', 'refused']).optional(),
    /** With a mail that could not be sent. */
    mails: z.enum(['failed']).optional(),
    delivery: deliveryMethod.optional(),
    /** Sent parcels that came back or are lost, until all their money is given back. */
    parcel_problem: parcelProblem.optional(),
    region: z.string().max(10).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  response: listOf(listedOrder),
};

/** Packing slips of ticked orders in one PDF, in the order of the ids. Unknown ids are left out. */
export const printPackingSlips = {
  query: z.object({ ids: idsOf(plainOrderId, MAX_PRINTED) }),
  response: z.string(),
};

export const readOrder = { params: orderId, response: officeOrder };

/** File whose bytes the handler sends itself. */
const file = z.string();

export const readProof = { params: orderId, response: file };
export const readPackingSlip = { params: orderId, response: file };
export const readGiftCard = { params: orderId, response: file };

/** Labels in the order of `ids`, one on each page. */
export const printLabels = {
  query: z.object({ ids: idsOf(plainOrderId, MAX_PRINTED) }),
  response: file,
};

const write = <T extends z.ZodRawShape>(body: T) => ({
  params: orderId,
  body: z.object({ version, ...body }),
  response: officeOrder,
});

/** Carrier of a sent order, and its number of the parcel as typed, pasted or scanned. */
const sentParcel = z.object({
  carrier: line(40),
  tracking_number: z
    .string()
    .max(100)
    .transform(normalizeTrackingNumber)
    .refine((number) => number === '' || TRACKING_NUMBER.test(number), { params: { rule: 'trackingNumber' } })
    .default(''),
});

/**
 * `parcel`: only for a confirmed order to a home. Without it the order is sent without a carrier: by an office of the
 * previous release, and in a shop without carriers.
 */
export const advanceOrder = write({ parcel: sentParcel.optional() });
/** `problem`: null when the parcel is on its way after all. */
export const setParcelProblem = write({ problem: parcelProblem.nullable() });
/** Prepares an order again whose parcel came back or is lost. */
export const sendOrderAgain = write({});
/** `carrier`: one that the shop books at (`service` in the setting `carriers`). */
export const bookParcel = write({ carrier: line(40) });
export const cancelBooking = write({});
/** Undoes the last step, which was taken by mistake. `mail`: tell the buyer about the correction. */
export const takeOrderBack = write({ reason, mail: z.boolean().default(false) });
export const cancelOrder = write({ reason });
export const acceptProof = write({});
/** `reason` is mailed to the buyer. */
export const refuseProof = write({ reason });
export const recordProof = write({ note: optionalLine(200) });
export const addOrderNote = write({ text: prose(MAX_ORDER_NOTE) });
export const changeOrderAddress = write({
  reason,
  ...homeDelivery.pick({ address: true, department: true, commune_id: true, contact: true, comment: true })
    .shape,
  receiver: homeDelivery.shape.receiver.unwrap(),
});
/** Receiver of the factura. Its phone and e-mail stay. */
export const changeOrderInvoice = write({
  reason,
  invoice: invoice.pick({
    reason: true,
    rut: true,
    giro: true,
    address: true,
    apartment: true,
    commune_id: true,
  }),
});
export const sendOrderMail = write({ kind: mailKind, refund_id: z.string().max(20).optional() });

export const refundOrder = {
  params: orderId,
  body: refundWish,
  response: z.object({
    /** Result of the card network. `open`: the shop asks again by itself. */
    outcome: z.enum(['done', 'refused', 'open']),
    /** The result in the staff member's language, with the words of the card network. */
    message: z.string(),
    order: officeOrder,
  }),
};

/**
 * Takes units of a line out of an order that is not sent, or replaces each of them by a unit of another product.
 * The buyer reads `reason`.
 */
export const reviseOrder = {
  params: orderId,
  /** A repeated request with the same key changes nothing. */
  headers: keyed,
  body: revisionWish,
  response: refundOrder.response,
};

/** Text of a mail, made from the order as it is now. Without its links: they open the order without a password. */
export const readOrderMail = {
  params: orderId.extend({ mail: z.uuid() }),
  response: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
};

/** Regions with their communes, for filters and addresses. */
export const listPlaces = {
  response: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        communes: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            /** Price of the delivery. Null: the shop does not deliver there. */
            price: clp.nullable(),
            /** Products after offers and coupon from which the delivery is free. Null: never. */
            free_from: clp.nullish(),
            /** Own prices of carriers, beside `price` (docs/product/delivery.md#two-ways). */
            carrier_prices: z.array(clp).optional(),
          }),
        ),
      }),
    ),
  }),
};

/** Carriers that staff may choose for a parcel. */
export const listCarriers = { response: z.object({ data: SETTINGS.carriers.shape.carriers }) };
