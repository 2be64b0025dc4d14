import { z } from 'zod';

/** Numbers of the first page in their order. Each counts the rows of the list that it leads to. */
export const TODAY_NUMBERS = [
  'payments-to-check',
  'refunds-refused',
  'proofs-to-check',
  'transfers-awaited',
  'tax-documents-missing',
  'tax-warnings',
  'parcels-to-send',
  'pickups-to-prepare',
  'returns-late',
  'returns-waiting',
  'refunds-open',
  'order-mails-failed',
  'other-mails-failed',
  'messages-open',
  'privacy-requests-open',
  'articles-failed',
  'pages-failed',
  'stock-low',
  'stock-none',
] as const;

/** Sent parcels that wait for staff: sent again, or their money given back. */
export const PARCEL_NUMBERS = ['parcels-returned', 'parcels-lost'] as const;

/** Tax documents that wait for staff. */
export const TAX_NUMBERS = ['tax-documents-rejected'] as const;

/** List of the office with the filter that shows the counted rows. */
const list = z.object({
  resource: z.enum([
    'orders',
    'returns',
    'products',
    'messages',
    'privacy-requests',
    'failed-mails',
    'articles',
    'pages',
    'tax-documents',
    'taxes',
  ]),
  filter: z.record(z.string(), z.string()),
  /** Column by which the list opens. Absent: the list's own. */
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }).optional(),
});

const number = z.object({
  /** Exact up to `MAX_TOTAL`. */
  count: z.number().int(),
  more: z.boolean(),
  /** Null: the office has no list of it. */
  list: list.nullable(),
});

const sales = z.object({ orders: z.number().int(), clp: z.number().int() });

export const readToday = {
  response: z.object({
    /** ISO 8601. */
    at: z.string(),
    /** Day in Santiago, YYYY-MM-DD. */
    day: z.string(),
    /** Without the numbers whose list the role may not open. */
    numbers: z.array(number.extend({ id: z.enum(TODAY_NUMBERS) })),
    /** Apart, because an office of the previous release has no words for them. */
    parcel_numbers: z.array(number.extend({ id: z.enum(PARCEL_NUMBERS) })).optional(),
    /** Apart for the same reason. */
    tax_numbers: z.array(number.extend({ id: z.enum(TAX_NUMBERS) })).optional(),
    /** Reservations of the day that are not cancelled. */
    reservations: z.array(
      z.object({
        kind: z.enum(['table', 'event']),
        reservations: z.number().int(),
        people: z.number().int(),
      }),
    ),
    /**
     * Paid orders of the day, less its refunds, and those of the same weekday last week until the same hour.
     * Null for roles without access to orders.
     */
    sales: z.object({ today: sales, last_week: sales, list }).nullable(),
  }),
};
