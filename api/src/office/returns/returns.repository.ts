import { type RawBuilder, type Selectable, sql } from 'kysely';
import { normalizeOrderNumber } from 'shared-contracts/domain/order-number';
import { RETURN_REMINDER_DAYS } from 'shared-contracts/domain/order-returns';
import type { RETURN_FILTERS } from 'shared-contracts/office/return-filters';
import type { listReturns } from 'shared-contracts/office/returns.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { type FoundPage, findPage } from '../../db/list.ts';
import { queryRow, queryValues } from '../../db/query.ts';
import type { OrderReturnsTable } from '../../db/schema/selling.ts';
import { wordQuery } from '../../db/word-query.ts';
import { mayUse } from '../../personal-data/data-limits.repository.ts';
import { ORDER_WORDS } from '../orders/list-orders.repository.ts';

type Query = z.output<typeof listReturns.query>;

/**
 * Working days since a time. Holidays count too, so that no reminder comes late. Days are counted as numbers: a series of
 * times loses the last day where midnight is missing once a year, as in Santiago (`findings/series-of-days-loses-one.sh`).
 */
const workingDaysSince = (time: RawBuilder<unknown>) => sql`(
  select count(*) from generate_series(1, santiago_day(now()) - santiago_day(${time})) days
  where extract(isodow from santiago_day(${time}) + days) < 6)`;

/** Whether a return waits for staff longer than it should. */
const IS_LATE = sql<boolean>`(order_returns.state = 'requested'
  and ${workingDaysSince(sql`order_returns.waits_since`)} > ${RETURN_REMINDER_DAYS})`;

/** Returns by what they wait for, as conditions. The first page counts them, the list shows them. */
export const WAITING_RETURNS = {
  waiting: sql<boolean>`order_returns.state = 'requested'`,
  late: IS_LATE,
  asked: sql<boolean>`order_returns.state = 'asked'`,
  decided: sql<boolean>`order_returns.ended_at is not null`,
} as const satisfies Record<(typeof RETURN_FILTERS)[number], RawBuilder<boolean>>;

/** Return with facts of its order and refund. */
export type ListedRow = Pick<
  Selectable<OrderReturnsTable>,
  'id' | 'order_id' | 'position' | 'state' | 'ground' | 'requested_at'
> & { number: string; customer: string; units: number; is_late: boolean; is_refunded: boolean };

const LISTED = sql`order_returns.id, order_returns.order_id, order_returns.position, order_returns.state, ground,
  requested_at, orders.number, orders.name || ' ' || orders.surname as customer, ${IS_LATE} as is_late,
  (select coalesce(sum(l.qty), 0)::int from order_return_lines l where l.return_id = order_returns.id) as units,
  exists (select from refunds r where r.id = order_returns.refund_id and r.done_at is not null) as is_refunded`;
const WITH_ORDER = sql`order_returns join orders on orders.id = order_returns.order_id`;

/** People who blocked their data are listed while staff have to act. */
const mayList = ({ waits }: Query) =>
  waits && waits !== 'decided'
    ? sql<boolean>`true`
    : sql<boolean>`(order_returns.ended_at is null or ${mayUse(sql`orders.email`)})`;

/** Number of an order as it is in the index. The number of a return begins with it. */
const numberIn = (q: string): string[] => {
  const number = normalizeOrderNumber(q.replace(/-d\d+$/i, '')).toLowerCase();
  return /^cq-\d+$/.test(number) ? [number] : [];
};

export const findListedReturns = (db: Executor, query: Query): Promise<FoundPage<ListedRow>> =>
  findPage(db, query, {
    select: LISTED,
    from: WITH_ORDER,
    where: [
      mayList(query),
      query.waits && WAITING_RETURNS[query.waits],
      query.q &&
        sql<boolean>`${ORDER_WORDS} @@ ${wordQuery(query.q.replace(/(?<=\d)-d\d+$/i, ''), numberIn(query.q))}`,
    ],
    by: (direction) => sql`requested_at ${direction}, order_returns.id ${direction}`,
  });

export const findListedReturn = (db: Executor, id: string) => queryRow(db)<ListedRow>`
    select ${LISTED} from ${WITH_ORDER} where order_returns.id = ${id}`;

/** Marks the returns of which staff are not reminded yet. @returns their ids */
export const updateReminded = (trx: Tx) => queryValues(trx)<string>`
    update order_returns set reminded_at = now() where ${IS_LATE} and reminded_at is null returning id`;
