import { type SqlBool, sql } from 'kysely';
import type { listReservations } from 'shared-contracts/office/reservations.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { type FoundPage, findPage } from '../../db/list.ts';
import { nameOrder } from '../../db/name-order.ts';
import { queryRow, queryRows, queryValue } from '../../db/query.ts';
import { wordQuery } from '../../db/word-query.ts';
import { compareGuests, partsOf } from '../../modules/reservations/alike.repository.ts';
import type { ReservationRow } from '../../modules/reservations/reservations.repository.ts';
import { mayUse } from '../../personal-data/data-limits.repository.ts';

type Query = z.output<typeof listReservations.query>;

/** A reservation with the title of its event, and whether another one may be of the same guest. */
export type Row = ReservationRow & { event_title: string | null; has_alike: boolean };

/** Titles are read in Spanish, the language of staff. */
const EVENT_TITLE = sql<
  string | null
>`(select content -> 'es' ->> 'title' from events where events.id = event_id)`;
const COMMON = compareGuests(partsOf('reservations'), partsOf('other'));
const ARE_ALIKE = sql<SqlBool>`other.id <> reservations.id and other.erased_at is null
  and (other.ends_at > now() or ${mayUse(sql`other.email`)})
  and (${COMMON.network} or ${COMMON.email} or ${COMMON.phone})`;
/** Another reservation of the evening, or of the event, may be of the same guest. */
const HAS_ALIKE = sql<boolean>`(status = 'confirmed' and exists (
  select from reservations other where other.status = 'confirmed' and ${ARE_ALIKE}
    and other.starts_at between reservations.starts_at - interval '12 hours'
      and reservations.starts_at + interval '12 hours'))`;
/** Visits of people who blocked their data are listed until they are over. */
const KEPT = sql<SqlBool>`(erased_at is null and (ends_at > now() or ${mayUse(sql`reservations.email`)}))`;
const startOf = (day: string) => sql`santiago_start(${day})`;
const endOf = (day: string, days = 1) => sql`santiago_start(${day}::date + ${days}::int)`;

/** A reservation with the facts that `Row` adds. */
const COLUMNS = sql`reservations.*, ${EVENT_TITLE} as event_title, ${HAS_ALIKE} as has_alike`;

/** The expression of the index `reservations_words`. */
export const RESERVATION_WORDS = sql`order_words(number, email, '', name || ' ' || coalesce(last_name, ''))`;

/** Reservations that fit the query, the latest first unless it says otherwise. */
export const findReservations = (db: Executor, query: Query): Promise<FoundPage<Row>> => {
  const { kind, status, from, to, q } = query;
  return findPage(db, query, {
    select: COLUMNS,
    from: 'reservations',
    where: [
      KEPT,
      kind && sql`kind = ${kind}`,
      status && sql`status = ${status}`,
      from && sql`starts_at >= ${startOf(from)}`,
      to && sql`starts_at < ${endOf(to)}`,
      q && sql`${RESERVATION_WORDS} @@ ${wordQuery(q)}`,
    ],
    by: (direction) => sql`starts_at ${direction}, id ${direction}`,
  });
};

/** Confirmed reservations of some days in Santiago, by hour. */
export const findReservationsOfDays = (db: Executor, from: string, days: number) => queryRows(db)<Row>`
    select ${COLUMNS} from reservations
    where status = 'confirmed' and ${KEPT} and starts_at >= ${startOf(from)} and starts_at < ${endOf(from, days)}
    order by starts_at, name ${nameOrder()}, id`;

/** Events of a day that take reservations, by hour. */
export const findEventsToCome = (db: Executor, day: string) => queryRows(db)<{
  id: number;
  title: string;
  starts_at: Date;
  seats_left: number;
  max_persons: number;
}>`
    select id, content -> 'es' ->> 'title' as title, starts_at, capacity - seats_taken as seats_left, max_persons
    from events
    where is_active and starts_at > now() and starts_at >= ${startOf(day)} and starts_at < ${endOf(day)}
    order by starts_at, id`;

/** Title of an event of this day. */
export const findEventOfDay = (db: Executor, day: string, id: string) => queryValue(db)<string>`
    select content -> 'es' ->> 'title' as title from events
    where id = ${id}::int and starts_at >= ${startOf(day)} and starts_at < ${endOf(day)}`;

/** Reservations of an event by name, then the waiting list in its order, then cancelled ones. */
export const findReservationsOfEvent = (db: Executor, eventId: number) => queryRows(db)<Row>`
    select ${COLUMNS} from reservations where event_id = ${eventId} and ${KEPT}
    order by status = 'cancelled', waiting_since nulls last, name ${nameOrder()}, id`;

/** A reservation with the id of its person. */
export const findOfficeReservation = (db: Executor, id: string) => queryRow(db)<
  Row & { person: string | null }
>`
    select ${COLUMNS}, (select id from people where people.email = lower(reservations.email)) as person
    from reservations where id = ${id}::uuid and ${KEPT}`;

/** Most reservations that a page shows as alike. */
const MAX_ALIKE = 20;

/** Reservations from the evening of this one on that may be of the same guest, the first ones first. */
export const findAlike = (db: Executor, id: string) => queryRows(db)<
  Row & Record<`same_${keyof typeof COMMON}`, boolean>
>`
    select other.*, true as has_alike,
      (select content -> 'es' ->> 'title' from events where events.id = other.event_id) as event_title,
      ${COMMON.network} as same_network, ${COMMON.email} as same_email, ${COMMON.phone} as same_phone
    from reservations join reservations other on ${ARE_ALIKE}
      and other.starts_at >= least(now(), reservations.starts_at) - interval '12 hours'
    where reservations.id = ${id}::uuid
    order by other.starts_at, other.id limit ${MAX_ALIKE}`;

export const lockReservation = (trx: Tx, id: string): Promise<ReservationRow | undefined> =>
  trx
    .selectFrom('reservations')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const updateNotes = async (
  trx: Tx,
  id: string,
  change: Partial<Pick<ReservationRow, 'note' | 'arrival'>>,
): Promise<void> => {
  await trx.updateTable('reservations').set(change).where('id', '=', id).execute();
};
