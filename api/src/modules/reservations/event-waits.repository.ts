import type { Executor, Tx } from '../../db/connect.ts';
import { queryRow, queryRows, queryValues } from '../../db/query.ts';
import { IS_WAITED_FOR } from '../events/free-seats.repository.ts';

/** Ids of coming events that have free seats for a guest who waits. */
export const findEventsToOffer = (db: Executor) => queryValues(db)<number>`
    select id from events where is_active and starts_at > now() and ${IS_WAITED_FOR}`;

/** Whether seats of an event are free for a guest who waits. They are offered to that guest first. */
export const isWaitedFor = async (db: Executor, eventId: number): Promise<boolean> =>
  (await queryRow(db)`select from events where id = ${eventId} and ${IS_WAITED_FOR}`) !== undefined;

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

/**
 * Takes a guest out of the waiting list. Seats that were kept for the guest may be free for all now, so caches drop the
 * event. False when the guest does not wait.
 */
export const updateNotWaiting = async (trx: Tx, id: string): Promise<boolean> =>
  (await queryRow(trx)`
    with left_list as (
      update reservations set waiting_since = null where id = ${id} and waiting_since is not null returning event_id
    )
    select tell_caches(array['events', tag_of('event', slug)]) from events join left_list on event_id = id`) !==
  undefined;
