import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Permission } from 'shared-contracts/office/access';
import type {
  PARCEL_NUMBERS,
  readToday,
  TAX_NUMBERS,
  TODAY_NUMBERS,
} from 'shared-contracts/office/today.schema';
import { FAILED_MAILS } from '../mails/failed-mails.repository.ts';
import { OPEN_MESSAGES } from '../messages/messages.repository.ts';
import { WORK } from '../orders/work.repository.ts';
import { STOCK_LEVELS } from '../products/availability.repository.ts';
import { WAITING_RETURNS } from '../returns/returns.repository.ts';
import { REJECTED } from '../taxes/tax-documents.repository.ts';
import type { Counted } from './today.repository.ts';

type TodayNumber = EndpointOutput<typeof readToday>['numbers'][number];

/** Rows that a number counts, and the list that shows the same rows. */
export interface NumberRule<Id = (typeof TODAY_NUMBERS)[number]> {
  id: Id;
  /** Permission to open the list. */
  access: Permission;
  /** A table and its condition. */
  rows: Counted;
  list: TodayNumber['list'];
  /** Reads the tables of the job queue. */
  needsJobs?: true;
}

const ordersWith = <Id extends string>(
  id: Id,
  condition: Counted,
  filter: Record<string, string>,
  sort?: NonNullable<TodayNumber['list']>['sort'],
): NumberRule<Id> => ({
  id,
  access: 'orders.read',
  rows: sql`orders where ${condition}`,
  list: { resource: 'orders', filter, ...(sort && { sort }) },
});

const productsWith = (id: NumberRule['id'], level: 'low' | 'none'): NumberRule => ({
  id,
  access: 'catalogue.read',
  rows: sql`products where products.is_active and ${STOCK_LEVELS[level]}`,
  list: { resource: 'products', filter: { visible: 'yes', stock: level } },
});

const returnsWith = (id: NumberRule['id'], waits: keyof typeof WAITING_RETURNS): NumberRule => ({
  id,
  access: 'orders.read',
  rows: sql`order_returns where ${WAITING_RETURNS[waits]}`,
  list: { resource: 'returns', filter: { waits } },
});

/** Drafts that the shop could not publish at their time. */
const draftsFailed = (
  id: NumberRule['id'],
  kind: 'article' | 'page',
  resource: 'articles' | 'pages',
): NumberRule => ({
  id,
  access: 'content.read',
  rows: sql`drafts where drafts.kind = ${kind} and drafts.failure is not null`,
  list: { resource, filter: { state: 'failed' } },
});

export const PARCEL_RULES: readonly NumberRule<(typeof PARCEL_NUMBERS)[number]>[] = [
  ordersWith('parcels-returned', WORK['parcels-returned'], { parcel_problem: 'returned' }),
  ordersWith('parcels-lost', WORK['parcels-lost'], { parcel_problem: 'lost' }),
];

export const TAX_RULES: readonly NumberRule<(typeof TAX_NUMBERS)[number]>[] = [
  {
    id: 'tax-documents-rejected',
    access: 'taxes.read',
    rows: sql`tax_documents d where ${REJECTED}`,
    list: { resource: 'tax-documents', filter: { state: 'rejected' } },
  },
];

/** All other numbers of the first page, in the order of `TODAY_NUMBERS`. */
export const NUMBER_RULES: readonly NumberRule[] = [
  ordersWith('payments-to-check', WORK['payments-to-check'], { payments: 'to-check' }),
  ordersWith('refunds-refused', WORK['refunds-refused'], { refunds: 'refused' }),
  ordersWith('proofs-to-check', WORK['proof-waiting'], { proof: 'waiting' }),
  ordersWith('transfers-awaited', WORK['proof-awaited'], { proof: 'awaited' }),
  // An order for a difference has no parcel of its own.
  ordersWith(
    'parcels-to-send',
    sql`orders.status = 'confirmed' and orders.difference_of is null and orders.delivery_method = 'home'`,
    { status: 'confirmed', delivery: 'home' },
    // The oldest promise first.
    { field: 'promise', order: 'ASC' },
  ),
  ordersWith(
    'pickups-to-prepare',
    sql`orders.status = 'confirmed' and orders.difference_of is null and orders.delivery_method = 'pickup'`,
    { status: 'confirmed', delivery: 'pickup' },
    { field: 'promise', order: 'ASC' },
  ),
  returnsWith('returns-late', 'late'),
  returnsWith('returns-waiting', 'waiting'),
  ordersWith('refunds-open', WORK['refunds-open'], { refunds: 'open' }),
  ordersWith('order-mails-failed', WORK['mails-failed'], { mails: 'failed' }),
  {
    id: 'other-mails-failed',
    access: 'mails.read',
    rows: sql`jobs.job where ${FAILED_MAILS}`,
    list: { resource: 'failed-mails', filter: {} },
    needsJobs: true,
  },
  {
    id: 'messages-open',
    access: 'messages.read',
    rows: sql`contact_messages where ${OPEN_MESSAGES}`,
    list: { resource: 'messages', filter: { status: 'open' } },
  },
  {
    id: 'privacy-requests-open',
    access: 'privacy.read',
    rows: sql`privacy_requests where status = 'open'`,
    list: { resource: 'privacy-requests', filter: { status: 'open' } },
  },
  draftsFailed('articles-failed', 'article', 'articles'),
  draftsFailed('pages-failed', 'page', 'pages'),
  productsWith('stock-low', 'low'),
  productsWith('stock-none', 'none'),
];
