import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { hasWritten, queryRow, queryRows, queryValues } from '../../db/query.ts';

/** SQL: whether the event `e` has free seats for a guest who waits. */
const CAN_OFFER = sql<boolean>`exists (
  select from reservations r where r.event_id = e.id and r.waiting_since is not null and r.erased_at is null
    and r.person_quantity <= e.capacity - e.seats_taken)`;

/** Ids of coming events that have free seats for a guest who waits. */
export const findEventsToOffer = (db: Executor) => queryValues(db)<number>`
    select id from events e where is_active and starts_at > now() and ${CAN_OFFER}`;

/** Whether seats of an event are free for a guest who waits. They are offered to that guest first. */
export const isWaitedFor = async (db: Executor, eventId: number): Promise<boolean> =>
  (await queryRow(db)`select from events e where e.id = ${eventId} and ${CAN_OFFER}`) !== undefined;

/** Locks the guests who wait for an event, in the order in which they asked. */
export const lockWaiting = (trx: Tx, eventId: number) => queryRows(trx)<{
  id: string;
  person_quantity: number;
}>`
    select id, person_quantity from reservations
    where event_id = ${eventId} and waiting_since is not null and erased_at is null
    order by waiting_since, id for update`;

/** Offers seats to a waiting guest, who must confirm by `until`. Copies the event's times, which may have changed. */
export const updateOffered = async (
  trx: Tx,
  id: string,
  { starts_at, ends_at, until }: { starts_at: Date; ends_at: Date; until: Date },
): Promise<void> => {
  await trx
    .updateTable('reservations')
    .set({
      status: 'confirmed',
      cancelled_at: null,
      waiting_since: null,
      reminded_at: null,
      starts_at,
      ends_at,
      confirm_until: until,
    })
    .where('id', '=', id)
    .execute();
};

/** Takes a guest out of the waiting list. False when the guest does not wait. */
export const updateNotWaiting = (trx: Tx, id: string) =>
  hasWritten(
    trx
      .updateTable('reservations')
      .set({ waiting_since: null })
      .where('id', '=', id)
      .where('waiting_since', 'is not', null),
  );
