import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Permission } from 'shared-contracts/office/access';
import type { readToday, TODAY_NUMBERS } from 'shared-contracts/office/today.schema';
import { WORK } from '../orders/work.repository.ts';
import { STOCK_LEVELS } from '../products/availability.repository.ts';
import type { Counted } from './today.repository.ts';

type TodayNumber = EndpointOutput<typeof readToday>['numbers'][number];

/** Rows that a number counts, and the list that shows the same rows. */
export interface NumberRule {
  id: (typeof TODAY_NUMBERS)[number];
  /** Permission to open the list. */
  access: Permission;
  rows: Counted;
  list: TodayNumber['list'];
  /** Reads the tables of the job queue. */
  needsJobs?: true;
}

const ordersWith = (
  id: NumberRule['id'],
  condition: Counted,
  filter: Record<string, string>,
): NumberRule => ({
  id,
  access: 'orders.read',
  rows: sql`orders where ${condition}`,
  list: { resource: 'orders', filter },
});

const productsWith = (id: NumberRule['id'], level: 'low' | 'none'): NumberRule => ({
  id,
  access: 'catalogue.read',
  rows: sql`products where products.is_active and ${STOCK_LEVELS[level]}`,
  list: { resource: 'products', filter: { visible: 'yes', stock: level } },
});

/** All numbers of the first page, in the order of `TODAY_NUMBERS`. */
export const NUMBER_RULES: readonly NumberRule[] = [
  ordersWith('payments-to-check', WORK['payments-to-check'], { payments: 'to-check' }),
  ordersWith('refunds-refused', WORK['refunds-refused'], { refunds: 'refused' }),
  ordersWith('proofs-to-check', WORK['proof-waiting'], { proof: 'waiting' }),
  ordersWith('transfers-awaited', WORK['proof-awaited'], { proof: 'awaited' }),
  ordersWith('parcels-to-send', sql`orders.status = 'confirmed' and orders.delivery_method = 'home'`, {
    status: 'confirmed',
    delivery: 'home',
  }),
  ordersWith('pickups-to-prepare', sql`orders.status = 'confirmed' and orders.delivery_method = 'pickup'`, {
    status: 'confirmed',
    delivery: 'pickup',
  }),
  ordersWith('refunds-open', WORK['refunds-open'], { refunds: 'open' }),
  ordersWith(
    'order-mails-failed',
    sql`orders.id in (select order_id from order_mails where state = 'failed')`,
    { mails: 'failed' },
  ),
  {
    id: 'other-mails-failed',
    access: 'orders.read',
    rows: sql`jobs.job where state = 'failed' and name like 'send-%' and name <> 'send-order-mail'`,
    list: null,
    needsJobs: true,
  },
  productsWith('stock-low', 'low'),
  productsWith('stock-none', 'none'),
];
