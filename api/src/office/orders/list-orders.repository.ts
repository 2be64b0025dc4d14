import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { normalizeOrderNumber } from 'shared-contracts/domain/order-number';
import type { ListedOrder, listOrders } from 'shared-contracts/office/orders.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { countUpTo, offsetOf } from '../../db/list.ts';
import type { OrderStatus, PaymentStatus, Platform } from '../../db/schema/sales.ts';
import { wordQuery } from '../../db/word-query.ts';
import { mayUse } from '../../personal-data/data-limits.repository.ts';
import { WORK } from './work.repository.ts';

type Query = z.output<typeof listOrders.query>;

/** Number of an order as it is in the index: `cq-000042`. */
const numberIn = (q: string): string[] => {
  const number = normalizeOrderNumber(q).toLowerCase();
  return /^cq-\d+$/.test(number) ? [number] : [];
};

/** `words` of the index `orders_words` (migration 0026). The expression must be the same as in the index. */
export const ORDER_WORDS = sql`order_words(number, email, rut, name || ' ' || surname
  || ' ' || coalesce(contact ->> 'name', '') || ' ' || coalesce(contact ->> 'surname', ''))`;

/** Orders with all words of the search, or with its number or RUT. */
const fitsWords = (q: string) => sql<boolean>`${ORDER_WORDS} @@ ${wordQuery(q, numberIn(q))}`;

/**
 * Orders of people who blocked their data are listed until they are delivered or cancelled. Lists of work have all,
 * because a cancelled order may wait for its refund.
 */
const MAY_LIST = sql<boolean>`(status not in ('delivered', 'cancelled') or ${mayUse(sql`orders.email`)})`;

/** An order for a difference is prepared with the order that it changes. */
const hasStatus = (status: OrderStatus) =>
  status === 'confirmed'
    ? sql<boolean>`status = 'confirmed' and difference_of is null`
    : sql<boolean>`status = ${status}`;

const conditionsOf = (query: Query) => [
  ...(query.proof || query.payments || query.refunds || query.mails ? [] : [MAY_LIST]),
  ...(query.status ? [hasStatus(query.status)] : []),
  ...(query.payment_status ? [sql<boolean>`payment_status = ${query.payment_status}`] : []),
  ...(query.platform ? [sql<boolean>`platform = ${query.platform}`] : []),
  ...(query.delivery ? [sql<boolean>`delivery_method = ${query.delivery}`] : []),
  ...(query.region
    ? [sql<boolean>`region = (select name from regions where regions.id = ${query.region})`]
    : []),
  ...(query.from ? [sql<boolean>`created_at >= santiago_start(${query.from})`] : []),
  ...(query.to ? [sql<boolean>`created_at < santiago_start(${query.to}::date + 1)`] : []),
];

/** Conditions that select few rows. The others filter what they find. */
const rareConditionsOf = ({ proof, payments, refunds, mails, q }: Query) => [
  ...(proof ? [WORK[proof === 'waiting' ? 'proof-waiting' : 'proof-awaited']] : []),
  ...(payments ? [WORK['payments-to-check']] : []),
  ...(refunds ? [WORK[refunds === 'open' ? 'refunds-open' : 'refunds-refused']] : []),
  ...(mails ? [sql<boolean>`id in (select order_id from order_mails where state = 'failed')`] : []),
  ...(q ? [fitsWords(q)] : []),
];

const all = (conditions: ReturnType<typeof sql<boolean>>[]) =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;

interface Row {
  id: string;
  number: string;
  created_at: Date;
  status: OrderStatus;
  payment_status: PaymentStatus;
  platform: Platform;
  total: number;
  units: number;
  name: string;
  surname: string;
  email: string;
  delivery_method: 'home' | 'pickup';
  commune: string | null;
  region: string | null;
  promised_last: string | null;
  proof_waits: boolean;
  has_open_refund: boolean;
  has_refused_refund: boolean;
}

const toListed = ({ has_open_refund, has_refused_refund, ...row }: Row): ListedOrder => ({
  id: row.id,
  number: row.number,
  created_at: row.created_at.toISOString(),
  status: row.status,
  payment_status: row.payment_status,
  platform: row.platform,
  total: row.total,
  units: row.units,
  customer: `${row.name} ${row.surname}`,
  email: row.email,
  delivery: row.delivery_method,
  commune: row.commune,
  region: row.region,
  promised_on: row.promised_last,
  proof_waits: row.proof_waits,
  refunds: has_refused_refund ? 'refused' : has_open_refund ? 'open' : 'none',
});

/** Days of a promise end on the same day for many orders: the order of purchase decides between them. */
const orderOf = (query: Pick<Query, 'sort' | 'order'>) => {
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const byTime = sql`created_at ${direction}, id ${direction}`;
  return query.sort === 'promise' ? sql`promised_last ${direction} nulls last, ${byTime}` : byTime;
};

/** Orders that fit the query, newest first unless it says otherwise. */
export const findOfficeOrders = async (
  db: Executor,
  query: Query,
): Promise<EndpointOutput<typeof listOrders>> => {
  const rare = rareConditionsOf(query);
  const order = orderOf(query);
  // `offset 0` keeps the planner from reading all orders by time in search of the few that fit.
  const source =
    rare.length > 0 ? sql`(select * from orders where ${all(rare)} offset 0) orders` : sql`orders`;
  const { rows } = await sql<Row>`
    select id, number, created_at, status, payment_status, platform, total, name, surname, email,
      delivery_method, commune, region, promised_last, ${WORK['proof-waiting']} as proof_waits,
      ${WORK['refunds-open']} as has_open_refund, ${WORK['refunds-refused']} as has_refused_refund,
      (select coalesce(sum(qty), 0)::int from order_lines where order_id = orders.id) as units
    from (
      select * from ${source} where ${all(conditionsOf(query))}
      order by ${order}
      limit ${query.per_page} offset ${offsetOf(query)}
    ) orders
    order by ${order}`.execute(db);
  const total = await countUpTo(db, 'orders', all([...rare, ...conditionsOf(query)]));
  return { data: rows.map(toListed), ...total };
};
