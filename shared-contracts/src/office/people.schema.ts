import { z } from 'zod';
import { clp } from '../api/common.schema.ts';
import { orderStatus, paymentStatus } from '../api/order-parts.schema.ts';
import { DATA_LIMITS } from '../domain/privacy-rights.ts';
import { listOf, listQuery, reason, textFile, version } from './common.schema.ts';

const personId = z.object({ id: z.uuid() });
const time = z.iso.datetime();

const listedPerson = z.object({
  id: z.string(),
  email: z.string(),
  /** Of the account, else of the latest order, reservation or message. */
  name: z.string(),
  /** When the shop first had the address. */
  created_at: time,
  account: z.enum(['none', 'open', 'blocked']),
  /** Null: the person opposed statistics about people. */
  orders: z.int().nullable(),
  last_order_at: time.nullable(),
});

/** `q`: name, e-mail, RUT, phone, or the number of an order, a reservation or a message. */
export const listPeople = {
  query: z.object({
    ...listQuery(['created_at']),
    account: z.enum(['none', 'open', 'blocked']).optional(),
  }),
  response: listOf(listedPerson),
};

const account = z.object({
  type: z.enum(['person', 'company']),
  name: z.string(),
  rut: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  created_at: time,
  /** Whether the customer confirmed the e-mail. */
  confirmed: z.boolean(),
  /** Open sessions in browsers. */
  sessions: z.int(),
  blocked_at: time.nullable(),
  /** Staff member who blocked it, and the reason. */
  blocked_by: z.string().nullable(),
  blocked_reason: z.string().nullable(),
});

const person = z.object({
  id: z.string(),
  version,
  email: z.string(),
  name: z.string(),
  created_at: time,
  account: account.nullable(),
  /** Sells on what it buys: its facturas have the alcohol tax. */
  resells: z.boolean(),
  /** RUTs and phones of account and orders. */
  ruts: z.array(z.string()),
  phones: z.array(z.string()),
  /** The latest first, up to 50. */
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      created_at: time,
      status: orderStatus,
      payment_status: paymentStatus,
      /** Absent from an earlier API. */
      delivery: z.enum(['home', 'pickup']).optional(),
      total: clp,
    }),
  ),
  reservations: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      starts_at: time,
      people: z.int(),
      status: z.enum(['confirmed', 'cancelled']),
    }),
  ),
  messages: z.array(z.object({ id: z.string(), number: z.string(), created_at: time })),
  newsletter: z.enum(['none', 'pending', 'confirmed', 'unsubscribed']),
  /** Uses that the person has stopped. With `all` or `profile`, the answer has only what is under way. */
  limits: z.array(z.enum(DATA_LIMITS)),
  /** Consequences of an erasure, in numbers. */
  counts: z.object({
    orders: z.int(),
    /** Orders that are neither delivered nor cancelled: they keep the data until then. */
    orders_open: z.int(),
    reservations: z.int(),
    messages: z.int(),
  }),
});
export type Person = z.output<typeof person>;

export const readPerson = { params: personId, response: person };

/** Everything that the shop has about the person, as JSON text. */
export const exportPerson = {
  params: personId,
  body: z.object({ reason }),
  response: textFile,
};

export const blockPerson = { params: personId, body: z.object({ version, reason }), response: person };
export const unblockPerson = { params: personId, body: z.object({ version, reason }), response: person };

export const changeReseller = {
  params: personId,
  body: z.object({ version, resells: z.boolean(), reason }),
  response: person,
};

export const erasePerson = {
  params: personId,
  body: z.object({ version, reason }),
  response: z.object({
    account: z.boolean(),
    orders: z.int(),
    /** Orders that are erased once they are delivered or cancelled. */
    orders_later: z.int(),
    reservations: z.int(),
    messages: z.int(),
  }),
};
