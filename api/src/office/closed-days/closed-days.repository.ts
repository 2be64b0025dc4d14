import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listClosedDays } from 'shared-contracts/office/closed-days.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { type FoundPage, findPage } from '../../db/list.ts';

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
export const findEventsOn = async (db: Executor, day: string) => {
  const { rows } = await sql<{ id: string; title: string; starts_at: Date }>`
    select id::text, content #>> '{es,title}' as title, starts_at from events
    where is_active and ${onDay(sql`${day}::date`)} order by starts_at, id`.execute(db);
  return rows;
};

/** Confirmed table reservations of a day. */
export const countReservationsOn = async (db: Executor, day: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reservations
    where kind = 'table' and status = 'confirmed' and ${onDay(sql`${day}::date`)}`.execute(db);
  return rows[0]?.count ?? 0;
};

export const findClosedDaysPage = (
  db: Executor,
  query: z.output<typeof listClosedDays.query>,
): Promise<FoundPage<ClosedDay>> =>
  findPage(db, query, { select: columns, from: 'closed_days', by: (direction) => sql`day ${direction}` });

export const findClosedDay = async (db: Executor, day: string): Promise<ClosedDay | undefined> =>
  (await sql<ClosedDay>`select ${columns} from closed_days where day = ${day}::date`.execute(db)).rows[0];

/** @returns false when the day is in the list already */
export const insertClosedDay = async (trx: Tx, day: string, reason: Reason): Promise<boolean> => {
  const { rows } = await sql`
    insert into closed_days (day, reason) values (${day}::date, ${JSON.stringify(reason)}::jsonb)
    on conflict (day) do nothing returning day`.execute(trx);
  return rows.length === 1;
};

/** @returns the deleted day, or undefined when it was not in the list */
export const deleteClosedDay = async (trx: Tx, day: string): Promise<Reason | undefined> => {
  const { rows } = await sql<Reason>`
    delete from closed_days where day = ${day}::date
    returning reason ->> 'es' as es, coalesce(reason ->> 'en', reason ->> 'es') as en`.execute(trx);
  return rows[0];
};
