import { type RawBuilder, sql } from 'kysely';
import { MAX_TOTAL } from 'shared-contracts/office/common.schema';
import type { Executor } from '../../db/connect.ts';
import { queryRow, queryRows, queryValue } from '../../db/query.ts';
import { IS_OF_PAYMENT } from '../../modules/refunds/refunds.repository.ts';

/** Rows to count: everything after `from`, without repetitions. */
export type Counted = RawBuilder<unknown>;

/** Counts several sets of rows in one statement. Each count stops above `MAX_TOTAL`. */
export const countEach = async (db: Executor, sets: readonly Counted[]): Promise<number[]> => {
  if (sets.length === 0) return [];
  const counts = sets.map(
    (rows) => sql`(select count(*)::int from (select from ${rows} limit ${MAX_TOTAL + 1}) counted)`,
  );
  return (await queryValue(db)<number[]>`select array[${sql.join(counts)}] as counts`) ?? [];
};

/** Confirmed reservations of a period by kind, without those whose guests did not come: their table is free. */
export const findReservationCounts = (db: Executor, from: Date, to: Date) => queryRows(db)<{
  kind: 'table' | 'event';
  reservations: number;
  people: number;
}>`
    select kind, count(*)::int as reservations, sum(person_quantity)::int as people from reservations
    where status = 'confirmed' and arrival is distinct from 'no_show'
      and starts_at >= ${from} and starts_at < ${to}
    group by kind`;

/** Number and amount in CLP of the paid orders of a period, without the refunds that were given in it. */
export const findSales = async (db: Executor, from: Date, to: Date) =>
  (await queryRow(db)<{ orders: number; clp: number }>`
    select sold.orders, (sold.clp - given.clp)::float8 as clp
    from (
      select count(*)::int as orders, coalesce(sum(total), 0) as clp from orders
      where payment_status = 'success' and created_at >= ${from} and created_at < ${to}
    ) sold, (
      select coalesce(sum(r.amount), 0) as clp from refunds r join orders o on o.id = r.order_id
      where o.payment_status = 'success' and ${IS_OF_PAYMENT} and r.done_at >= ${from} and r.done_at < ${to}
    ) given`) ?? { orders: 0, clp: 0 };
