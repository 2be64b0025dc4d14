/** Batches: paid orders that staff pick and pack together. */
import { z } from 'zod';
import { keyed } from '../api/fields.schema.ts';
import { orderStatus } from '../api/order-parts.schema.ts';
import { listOf, listQuery, plainOrderId } from './common.schema.ts';
import { deliveryMethod, time } from './order-common.schema.ts';
import { MAX_TICKED } from './ticked-limits.ts';

/** Longest list of parcels: a line of each order. */
const MAX_LIST = MAX_TICKED * 120;

const batchId = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) });

const listedBatch = z.object({
  id: z.string(),
  /** Staff member who made it. */
  staff: z.string(),
  created_at: time,
  closed_at: time.nullable(),
  orders: z.int(),
  /** Orders that are still to send. */
  left: z.int(),
});
export type ListedBatch = z.output<typeof listedBatch>;

const batchOrder = z.object({
  id: z.string(),
  number: z.string(),
  status: orderStatus,
  customer: z.string(),
  delivery: deliveryMethod,
  address: z.string().nullable(),
  commune: z.string().nullable(),
  region: z.string().nullable(),
  /** Last promised day. Null: no promise. */
  promised: z.string().nullable(),
  /** Carrier whose price and days the order has. Null: none in particular. */
  planned_carrier: z.string().nullish(),
  /** Bottles and other units to pack. */
  units: z.int(),
  /** Whether it has a gift card to print. An API before this field does not say. */
  has_card: z.boolean().optional(),
  /** Parcel that is sent, or booked at a carrier. */
  parcel: z.object({ carrier: z.string(), number: z.string().nullable() }).nullish(),
});
export type BatchOrder = z.output<typeof batchOrder>;

/** Units of a product to pick, with the orders that they are for. Boxes are counted as their bottles. */
const pick = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  year: z.int().nullable(),
  /** Grams of a gourmet product's format. An API before this field names none. */
  format: z.int().nullish(),
  /** Shelf in the cellar. Null: unknown. */
  place: z.string().nullable(),
  units: z.int(),
  orders: z.array(z.object({ id: z.string(), number: z.string(), units: z.int() })),
});
export type BatchPick = z.output<typeof pick>;

/** `orders` in the order of the route: region, commune, address, then pick-ups. `picks` by place. */
const batch = listedBatch.omit({ orders: true }).extend({
  orders: z.array(batchOrder),
  picks: z.array(pick),
  /** Last action that sent orders and is not undone. */
  last_send: z
    .object({
      key: z.string(),
      at: time,
      orders: z.int(),
      /** Staff member who sent them. An API before this field does not say. */
      staff: z.string().nullish(),
    })
    .nullable(),
});
export type Batch = z.output<typeof batch>;

export const listBatches = {
  query: z.object({ ...listQuery(['created_at']), open: z.enum(['yes', 'no']).optional() }),
  response: listOf(listedBatch),
};

/** Orders that another batch has, or that cannot be sent, stay out and are named. */
export const createBatch = {
  /** A repeated request with the same key makes no second batch. */
  headers: keyed,
  body: z.object({ orders: z.array(plainOrderId).min(1).max(MAX_TICKED) }),
  response: z.object({
    id: z.string(),
    left_out: z.array(
      z.object({
        number: z.string(),
        /** Sentence in the staff member's language. */
        why: z.string(),
      }),
    ),
  }),
};

export const readBatch = { params: batchId, response: batch };

/** Takes orders out, so that they wait for another batch. */
export const takeOutOfBatch = {
  params: batchId,
  body: z.object({ orders: z.array(plainOrderId).min(1).max(MAX_TICKED) }),
  response: batch,
};

/** Orders that are not sent are free for another batch. */
export const closeBatch = { params: batchId, response: batch };

const file = z.string();
export const printBatchSlips = { params: batchId, response: file };
export const printBatchCards = { params: batchId, response: file };
export const printPickList = { params: batchId, response: file };
export const printBatchDocuments = { params: batchId, response: file };

const sentLine = z.object({
  line: z.int(),
  order: z.string().nullable(),
  sent: z.boolean(),
  /** Sentence in the staff member's language. Null for a sent line. */
  why: z.string().nullable(),
});
export type SentLine = z.output<typeof sentLine>;

/**
 * Sends orders of a batch by a pasted or scanned list (`domain/parcel-list`). Each line has its own result. `carrier`: of
 * the lines that name none.
 */
export const sendBatch = {
  params: batchId,
  /** A repeated request with the same key sends nothing twice and has the same results. */
  headers: keyed,
  body: z.object({ carrier: z.string().trim().max(40), text: z.string().min(1).max(MAX_LIST) }),
  response: z.object({
    lines: z.array(sentLine),
    batch,
  }),
};

const bookedOrder = z.object({
  order: z.string(),
  booked: z.boolean(),
  /** Sentence in the staff member's language. Null for a booked parcel. */
  why: z.string().nullable(),
});
export type BookedOrder = z.output<typeof bookedOrder>;

/**
 * Books the parcels of a batch at a carrier, each with its own result. A parcel whose buyer paid the delivery with another
 * carrier is booked there. An order whose parcel is not booked stays as it is.
 * A repeated request books nothing twice.
 */
export const bookBatch = {
  params: batchId,
  body: z.object({ carrier: z.string().trim().min(1).max(40) }),
  response: z.object({ orders: z.array(bookedOrder), batch }),
};

/** Takes the orders of a send back. Another send that came after it is not undone. */
export const undoSend = {
  params: batchId,
  body: z.object({
    key: z.string().max(200),
    /** Orders of the send that the person saw. While it is not over, it has more by now. */
    orders: z.int().optional(),
  }),
  response: z.object({
    undone: z.int(),
    /** Orders that stay sent. */
    kept: z.array(z.object({ number: z.string(), why: z.string() })),
    batch,
  }),
};
