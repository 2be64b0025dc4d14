import { z } from 'zod';
import { clp, parcelProblem, santiagoDay } from '../api/common.schema.ts';
import { communeId, day, line, optionalLine, optionalProse, prose } from '../api/fields.schema.ts';
import { orderStatus, paymentStatus } from '../api/orders.schema.ts';
import { REVISION_FATES } from '../domain/order-revisions.ts';
import { normalizeTrackingNumber, TRACKING_NUMBER } from '../domain/parcels.ts';
import { REFUND_FATES, WRITE_OFF_CAUSES } from '../domain/refund-shares.ts';
import { idsOf, listOf, listQuery, plainOrderId, reason, version } from './common.schema.ts';
import { deliveryMethod, mailKind, officeOrder, platform, time } from './order-detail.schema.ts';
import { SETTINGS } from './settings-values.schema.ts';
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
});
export type ListedOrder = z.output<typeof listedOrder>;

/**
 * `from` and `to` are days of the shop's time zone, both included. `q`: number, e-mail, RUT, names. A page may have all
 * orders that staff tick at once.
 */
export const listOrders = {
  query: z.object({
    /** `promise`: last promised day. Orders without one come last, in both orders. */
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
 * `parcel`: of a confirmed order to a home. Without it the order is sent without a carrier, as the version before does,
 * and as a shop without carriers does.
 */
export const advanceOrder = write({ parcel: sentParcel.optional() });
/** `problem`: null when the parcel is on its way after all. */
export const setParcelProblem = write({ problem: parcelProblem.nullable() });
export const sendOrderAgain = write({});
/** `carrier`: one that the shop books at (`service` in the setting `carriers`). */
export const bookParcel = write({ carrier: line(40) });
export const cancelBooking = write({});
/** `mail`: tell the buyer about the correction. */
export const takeOrderBack = write({ reason, mail: z.boolean().default(false) });
export const cancelOrder = write({ reason });
export const acceptProof = write({});
/** `reason` is mailed to the buyer. */
export const refuseProof = write({ reason });
export const recordProof = write({ note: optionalLine(200) });
export const addOrderNote = write({ text: prose(2000) });
export const changeOrderAddress = write({
  reason,
  address: line(70),
  department: optionalLine(40),
  commune_id: communeId,
  receiver: z.enum(['me', 'other', 'concierge']),
  contact: z.object({ name: line(60), surname: optionalLine(60), phone: optionalLine(20) }).optional(),
  comment: optionalProse(300),
});
export const sendOrderMail = write({ kind: mailKind, refund_id: z.string().max(20).optional() });

export const refundOrder = {
  params: orderId,
  body: z
    .object({
      version,
      /**
       * CLP. Without it: all that is left, or the refunds that are still open. `open`: only the refunds that are still
       * open, although more is left.
       */
      amount: clp.min(1).or(z.literal('open')).optional(),
      /**
       * Parts of the order to give back. Then `amount` is their amount (`refundOf` in `domain/refund-shares`), which the
       * server computes again. Without parts: a free amount.
       */
      parts: z
        .object({
          lines: z
            .array(
              z
                .object({
                  id: z.string().max(10),
                  qty: z.int().min(1).max(9999),
                  fate: z.enum(REFUND_FATES),
                  cause: z.enum(WRITE_OFF_CAUSES).optional(),
                })
                .refine(({ fate, cause }) => (fate === 'written_off') === (cause !== undefined), {
                  path: ['cause'],
                  params: { rule: 'required' },
                }),
            )
            .max(200),
          delivery: z.boolean().default(false),
          gift: z.boolean().default(false),
        })
        .optional(),
      by_hand: z.boolean().default(false),
      reason,
    })
    .refine(({ parts, amount }) => parts === undefined || amount !== undefined, {
      path: ['amount'],
      params: { rule: 'required' },
    }),
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
 * `reason` is told to the buyer.
 */
export const reviseOrder = {
  params: orderId,
  /** A repeated request with the same key changes nothing. */
  headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
  body: z
    .object({
      version,
      /** Line of the order, or of an earlier revision. */
      line: z.string().max(10),
      qty: z.int().min(1).max(9999),
      /** Fate of the units that go out. */
      fate: z.enum(REVISION_FATES),
      cause: z.enum(WRITE_OFF_CAUSES).optional(),
      /** Product that comes in. Without it: the units are taken out. */
      sku: z.string().min(1).max(40).optional(),
      /** CLP that the staff member saw (`revisionRefund` in `domain/order-revisions`). The server computes it again. */
      refund: clp.min(0),
      by_hand: z.boolean().default(false),
      /**
       * Difference to a dearer product that the buyer is asked for. The order changes when it is paid. `amount`: CLP that
       * the staff member saw. Without it, the order changes at once and the shop bears the difference.
       */
      ask: z.object({ platform, amount: clp.min(1) }).optional(),
      reason,
    })
    .refine(({ ask, sku }) => !ask || sku !== undefined, { path: ['sku'], params: { rule: 'required' } })
    .refine(({ fate, cause }) => (fate === 'written_off') === (cause !== undefined), {
      path: ['cause'],
      params: { rule: 'required' },
    }),
  response: refundOrder.response,
};

/** Text of a mail as the order makes it now, without its links: they open the order without a password. */
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
          }),
        ),
      }),
    ),
  }),
};

/** Carriers that staff may choose for a parcel. */
export const listCarriers = { response: z.object({ data: SETTINGS.carriers.shape.carriers }) };
