import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { normalizeOrderNumber } from 'shared-contracts/domain/order-number';
import { normalizeRut } from 'shared-contracts/domain/rut';
import type { ListedOrder, listOrders } from 'shared-contracts/office/orders.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { allOf, countUpTo, offsetOf } from '../../db/list.ts';
import { queryRows } from '../../db/query.ts';
import type { OrderStatus } from '../../db/schema/sales.ts';
import { wordQuery } from '../../db/word-query.ts';
import { isoTimes, type Timed } from '../../lib/iso-times.ts';
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

/**
 * Orders with all words of the search in the names of people or of the company, or with its number, RUT or parcel. Each
 * part has its index (migrations 0026, 0103 and 0107).
 */
const fitsWords = (q: string) => {
  const rut = normalizeRut(q);
  return sql<boolean>`(${sql.join(
    [
      sql`${ORDER_WORDS} @@ ${wordQuery(q, numberIn(q))}`,
      sql`(invoice is not null and order_words('', '', '', invoice ->> 'reason') @@ ${wordQuery(q)})`,
      sql`lower(tracking_number) = lower(${q.trim()})`,
      ...(rut ? [sql`invoice ->> 'rut' = ${rut}`] : []),
    ],
    sql` or `,
  )})`;
};

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
  !(query.proof || query.payments || query.refunds || query.mails) && MAY_LIST,
  query.status && hasStatus(query.status),
  query.payment_status && sql<boolean>`payment_status = ${query.payment_status}`,
  query.platform && sql<boolean>`platform = ${query.platform}`,
  query.delivery && sql<boolean>`delivery_method = ${query.delivery}`,
  query.region && sql<boolean>`region = (select name from regions where regions.id = ${query.region})`,
  query.from && sql<boolean>`created_at >= santiago_start(${query.from})`,
  query.to && sql<boolean>`created_at < santiago_start(${query.to}::date + 1)`,
];

/** Conditions that select few rows. The others filter what they find. */
const rareConditionsOf = ({ proof, payments, refunds, parcel_problem, mails, q }: Query) => [
  proof && WORK[proof === 'waiting' ? 'proof-waiting' : 'proof-awaited'],
  payments && WORK['payments-to-check'],
  refunds && WORK[refunds === 'open' ? 'refunds-open' : 'refunds-refused'],
  parcel_problem && WORK[`parcels-${parcel_problem}`],
  mails && WORK['mails-failed'],
  q && fitsWords(q),
];

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
  const source = rare.some(Boolean)
    ? sql`(select * from orders where ${allOf(rare)} offset 0) orders`
    : sql`orders`;
  const rows = await queryRows(db)<Timed<ListedOrder, 'created_at'>>`
    select id, number, created_at, status, payment_status, platform, total, name || ' ' || surname as customer, email,
      delivery_method as delivery, commune, region, promised_last as promised_on,
      ${WORK['proof-waiting']} as proof_waits,
      case when ${WORK['refunds-refused']} then 'refused' when ${WORK['refunds-open']} then 'open' else 'none' end
        as refunds,
      case when ${WORK['parcels-returned']} or ${WORK['parcels-lost']} then parcel_problem end as parcel_problem,
      (select coalesce(sum(qty), 0)::int from order_lines where order_id = orders.id) as units
    from (
      select * from ${source} where ${allOf(conditionsOf(query))}
      order by ${order}
      limit ${query.per_page} offset ${offsetOf(query)}
    ) orders
    order by ${order}`;
  const total = await countUpTo(db, 'orders', allOf([...rare, ...conditionsOf(query)]));
  return { data: rows.map(isoTimes), ...total };
};
