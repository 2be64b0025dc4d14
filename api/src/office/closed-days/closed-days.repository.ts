import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listClosedDays } from 'shared-contracts/office/closed-days.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { findPage } from '../../db/list.ts';
import { queryRow, queryRows, queryValue } from '../../db/query.ts';

export type ClosedDay = EndpointOutput<typeof listClosedDays>['data'][number];
type Reason = Pick<ClosedDay, 'es' | 'en'>;

/** Starts on the day `day`, in Santiago. */
const onDay = (day: ReturnType<typeof sql>) => sql`
  starts_at >= santiago_start(${day}) and starts_at < santiago_start(${day} + 1)`;

const columns = sql`
  day::text as id, reason ->> 'es' as es, coalesce(reason ->> 'en', reason ->> 'es') as en,
  (select count(*)::int from reservations
    where kind = 'table' and status = 'confirmed' and ${onDay(sql`day`)}) as reservations,
  (select count(*)::int from events where is_active and ${onDay(sql`day`)}) as events`;

/** Events of a day that the shop shows, by hour. */
export const findEventsOn = (db: Executor, day: string) => queryRows(db)<{
  id: string;
  title: string;
  starts_at: Date;
}>`
    select id::text, content #>> '{es,title}' as title, starts_at from events
    where is_active and ${onDay(sql`${day}::date`)} order by starts_at, id`;

/** Confirmed table reservations of a day. */
export const countReservationsOn = async (db: Executor, day: string): Promise<number> =>
  (await queryValue(db)<number>`
    select count(*)::int as count from reservations
    where kind = 'table' and status = 'confirmed' and ${onDay(sql`${day}::date`)}`) ?? 0;

export const findClosedDaysPage = (db: Executor, query: z.output<typeof listClosedDays.query>) =>
  findPage<ClosedDay>(db, query, {
    select: columns,
    from: 'closed_days',
    by: (direction) => sql`day ${direction}`,
  });

export const findClosedDay = (db: Executor, day: string) =>
  queryRow(db)<ClosedDay>`select ${columns} from closed_days where day = ${day}::date`;

/** @returns false when the day is in the list already */
export const insertClosedDay = async (trx: Tx, day: string, reason: Reason): Promise<boolean> =>
  (await queryRow(trx)`
    insert into closed_days (day, reason) values (${day}::date, ${JSON.stringify(reason)}::jsonb)
    on conflict (day) do nothing returning day`) !== undefined;

/** @returns the deleted day, or undefined when it was not in the list */
export const deleteClosedDay = (trx: Tx, day: string) => queryRow(trx)<Reason>`
    delete from closed_days where day = ${day}::date
    returning reason ->> 'es' as es, coalesce(reason ->> 'en', reason ->> 'es') as en`;
