import { type Insertable, type Selectable, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import { idOrSlug } from '../../db/id-or-slug.ts';
import { lockName } from '../../db/lock-name.ts';
import { firstValueOrThrow, hasWritten, queryRow, queryRows, queryValues } from '../../db/query.ts';
import type { ReservationsTable } from '../../db/schema/accounts.ts';
import type { Translated } from '../../db/schema/columns.ts';
import { compareGuests, partsOf } from './alike.repository.ts';

export type ReservationRow = Selectable<ReservationsTable>;
/** Reserved seats of the wine bar. */
export type Taken = Pick<ReservationRow, 'starts_at' | 'ends_at' | 'person_quantity'>;
/** Day → reason for closing. */
export type ClosedDays = ReadonlyMap<string, Translated<string>>;

export const findClosedDays = async (db: Executor, days: readonly string[]): Promise<ClosedDays> => {
  const rows = await db
    .selectFrom('closed_days')
    .select([sql<string>`day::text`.as('date'), 'reason'])
    .where('day', 'in', [...days] as never[])
    .execute();
  return new Map(rows.map(({ date, reason }) => [date, reason]));
};

/**
 * Reservations that overlap a period, apart from the one that is being moved, and from guests who did not come: staff
 * give their table away.
 */
export const findTaken = (db: Executor, from: Date, to: Date, exceptId?: string): Promise<Taken[]> =>
  db
    .selectFrom('reservations')
    .select(['starts_at', 'ends_at', 'person_quantity'])
    .where('kind', '=', 'table')
    .where('status', '=', 'confirmed')
    .where('arrival', 'is distinct from', 'no_show')
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();

/** Locks an evening, to serialise its reservations. */
export const lockEvening = (trx: Tx, date: string): Promise<void> => lockName(trx, `table-evening:${date}`);

const selectEvent = (db: Executor, name: string) =>
  db
    .selectFrom('events')
    .select(['id', 'slug', 'starts_at', 'ends_at', 'capacity', 'seats_taken', 'max_persons', 'content'])
    .where('is_active', '=', true)
    .where(idOrSlug('events', name).isNamed)
    .orderBy(idOrSlug('events', name).slugFirst)
    .limit(1);

export const findEvent = (db: Executor, name: string) => selectEvent(db, name).executeTakeFirst();

/** Locks an event, so that staff do not move it until the transaction ends. */
export const lockEvent = (trx: Tx, name: string) => selectEvent(trx, name).forUpdate().executeTakeFirst();

/** Lets requests with the same idempotency key wait for each other. */
export const lockKey = (trx: Tx, key: string): Promise<void> => lockName(trx, `reservation-key:${key}`);

export const findReservationByKey = (trx: Tx, key: string): Promise<ReservationRow | undefined> =>
  trx.selectFrom('reservations').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

/** Values by which the limits of reservations recognise a guest. */
export interface CountedGuest {
  network_hash: string;
  email: string;
  phone: string;
}

/** A reservation with what it has in common with a guest. */
type SimilarReservation = Pick<
  ReservationRow,
  'event_id' | 'status' | 'starts_at' | 'person_quantity' | 'waiting_since'
> & { same_network: boolean; same_email: boolean; same_phone: boolean };

/** Reservations of the last day by the guest's network, e-mail or phone, also cancelled ones. Locks the network. */
export const findSimilar = async (
  trx: Tx,
  { network_hash, email, phone }: CountedGuest,
): Promise<SimilarReservation[]> => {
  await lockName(trx, `reservation-network:${network_hash}`);
  const same = compareGuests(partsOf('reservations'), {
    network: sql`${network_hash}::text`,
    email: sql`${email}::text`,
    phone: sql`${phone}::text`,
  });
  return queryRows(trx)<SimilarReservation>`
    select * from (
      select event_id, status, starts_at, person_quantity, waiting_since,
        ${same.network} as same_network, ${same.email} as same_email, ${same.phone} as same_phone
      from reservations where created_at > now() - interval '1 day' and erased_at is null
    ) as recent where same_network or same_email or same_phone`;
};

/** Reserves all requested seats of an event and locks it until the transaction ends. False without enough seats. */
export const updateSeatsTaken = async (trx: Tx, eventId: number, persons: number): Promise<boolean> =>
  (await queryRow(trx)`
    update events set seats_taken = seats_taken + ${persons}
    where id = ${eventId} and is_active and starts_at > now()
      and seats_taken + ${persons} between 0 and capacity
    returning id`) !== undefined;

export const insertReservation = (trx: Tx, row: Insertable<ReservationsTable>): Promise<ReservationRow> =>
  trx.insertInto('reservations').values(row).returningAll().executeTakeFirstOrThrow();

/** Moves a reservation. Its reminder is due again. Staff know the guest, so it waits for no mailed link any more. */
export const updateSitting = async (
  trx: Tx,
  id: string,
  sitting: Pick<ReservationRow, 'starts_at' | 'ends_at' | 'person_quantity'>,
): Promise<void> => {
  await trx
    .updateTable('reservations')
    .set(({ eb }) => ({
      ...sitting,
      changes: eb('changes', '+', 1),
      moved_at: sql<Date>`now()`,
      reminded_at: null,
      confirm_until: null,
    }))
    .where('id', '=', id)
    .execute();
};

/** Reminders leave this long before a reservation begins. */
const REMINDED_BEFORE = sql`interval '24 hours'`;

/**
 * Confirms a reservation that waits for its guest. So late that its reminder is due, the mail about it is the reminder.
 * False when it does not wait.
 */
export const updateConfirmed = (trx: Tx, id: string) =>
  hasWritten(
    trx
      .updateTable('reservations')
      .set({
        confirm_until: null,
        reminded_at: sql<Date | null>`case when starts_at <= now() + ${REMINDED_BEFORE} then now() end`,
      })
      .where('id', '=', id)
      .where('status', '=', 'confirmed')
      .where('confirm_until', 'is not', null)
      .where('erased_at', 'is', null),
  );

/** Locks future reservations that the guest did not confirm in time. @returns their ids */
export const lockUnconfirmed = (trx: Tx) => queryValues(trx)<string>`
    select id from reservations
    where status = 'confirmed' and confirm_until <= now() and starts_at > now() and arrival is null
    for update skip locked`;

export const findReservation = (db: Executor, id: string): Promise<ReservationRow | undefined> =>
  db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst();

/** Title, place and other words of an event in a language, else in Spanish. */
export const findEventWords = async (db: Executor, id: number, locale: Locale) => {
  const { content } = await db
    .selectFrom('events')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return content[locale] ?? content.es;
};

/** CLP a person. */
export const findEventPrice = (db: Executor, id: number): Promise<number> =>
  firstValueOrThrow(db.selectFrom('events').select('price').where('id', '=', id));

/** Marks reservations whose reminder is due. @returns their ids, each once */
export const markReminded = (trx: Tx) => queryValues(trx)<string>`
    update reservations set reminded_at = now()
    where status = 'confirmed' and reminded_at is null and erased_at is null and confirm_until is null and email <> ''
      and starts_at between now() and now() + ${REMINDED_BEFORE}
      -- Guests who reserved or were moved later than that have just received a mail.
      and coalesce(moved_at, created_at) <= starts_at - ${REMINDED_BEFORE}
    returning id`;
