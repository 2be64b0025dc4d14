import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { listEvents } from 'shared-contracts/office/events.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { containing, type FoundPage, findPage } from '../../db/list.ts';
import { queryRow, queryRows, queryValue, queryValues } from '../../db/query.ts';
import type { EventTables, StoredEvent } from '../../db/schema/events.ts';
import { versionOf } from '../../db/version-of.ts';
import { ownWords } from '../../db/words.ts';

export type EventRow = Omit<Selectable<EventTables['events']>, 'seeded' | 'created_at' | 'updated_at'> & {
  version: string;
};

type EventQuery = z.output<typeof listEvents.query>;

const columns = sql`
  id, ${versionOf('updated_at')} as version, slug, kind, starts_at, ends_at, price,
  capacity, seats_taken, max_persons, is_active, content`;

const WHEN: Record<NonNullable<EventQuery['when']>, RawBuilder<boolean>> = {
  upcoming: sql<boolean>`(is_active and starts_at > now())`,
  past: sql<boolean>`starts_at <= now()`,
  hidden: sql<boolean>`not is_active`,
};

/** Events of a page, with the number of all. */
export const findEvents = (db: Executor, query: EventQuery): Promise<FoundPage<EventRow>> => {
  const { q, when } = query;
  const titles = sql`search_fold(coalesce(content #>> '{es,title}', '') || ' ' || coalesce(content #>> '{en,title}', ''))`;
  return findPage(db, query, {
    select: columns,
    from: 'events',
    where: [when && WHEN[when], q && sql`${titles} like search_fold(${containing(q)})`],
    by: (direction) => sql`starts_at ${direction}, id`,
  });
};

export const findEvent = (db: Executor, id: string) =>
  queryRow(db)<EventRow>`select ${columns} from events where id = ${id}::int`;

/** Locks an event, so that nobody reserves seats meanwhile. */
export const lockEvent = (trx: Tx, id: string) =>
  queryRow(trx)<EventRow>`select ${columns} from events where id = ${id}::int for update`;

export const countReservations = async (db: Executor, eventId: number): Promise<number> =>
  (await queryValue(db)<number>`
    select count(*)::int as count from reservations
    where event_id = ${eventId} and status = 'confirmed'`) ?? 0;

/** Picture of the newest event. */
export const findLastPicture = (db: Executor) => queryValue(db)<StoredEvent['picture']>`
    select content #> '{es,picture}' as picture from events order by id desc limit 1`;

type Written = Omit<EventRow, 'id' | 'version' | 'seats_taken' | 'slug'>;

/** @returns the id, or undefined when the slug is in use */
export const insertEvent = async (trx: Tx, slug: string, event: Written): Promise<number | undefined> => {
  const { content, ...rest } = event;
  const row = await trx
    .insertInto('events')
    .values({ slug, ...rest, ...ownWords(content) })
    .onConflict((on) => on.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const updateEvent = async (trx: Tx, id: number, event: Partial<Written>): Promise<void> => {
  const { content, ...rest } = event;
  await trx
    .updateTable('events')
    .set({ ...rest, ...(content && ownWords(content)), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
};

/**
 * Moves the reservations and the waiting list of an event to its new time or place. Like a move of one reservation by
 * staff, a new time confirms those whose guests had still to press the link. A guest who came early has not come yet on
 * another day.
 * @returns ids of the confirmed ones. The others get a mail when their guests press the link
 */
export const moveReservationsOf = async (
  trx: Tx,
  eventId: number,
  { starts_at, ends_at }: Pick<EventRow, 'starts_at' | 'ends_at'>,
): Promise<string[]> => {
  const rows = await queryRows(trx)<{ id: string; is_confirmed: boolean }>`
    update reservations set starts_at = ${starts_at}, ends_at = ${ends_at}, reminded_at = null,
      changes = changes + 1, moved_at = now(),
      confirm_until = case when starts_at = ${starts_at} and ends_at = ${ends_at} then confirm_until end,
      arrival = case santiago_day(starts_at) when santiago_day(${starts_at}) then arrival end
    where event_id = ${eventId} and (status = 'confirmed' or waiting_since is not null)
    returning id, status = 'confirmed' and confirm_until is null as is_confirmed`;
  return rows.filter((row) => row.is_confirmed).map(({ id }) => id);
};

/** Locks the confirmed reservations of an event. @returns their ids */
export const lockReservationsOf = (trx: Tx, eventId: number) => queryValues(trx)<string>`
    select id from reservations where event_id = ${eventId} and status = 'confirmed'
    order by id for update`;
