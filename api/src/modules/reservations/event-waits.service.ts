/** Waiting list of full events (docs/product/reservations.md#waiting-list). */
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { findEventsToOffer, lockWaiting, updateOffered } from './event-waits.repository.ts';
import { lockEvent, updateSeatsTaken } from './reservations.repository.ts';

/** Time in which a guest must accept an offer. */
const OFFER_MS = 24 * 3_600_000;

const offerEnd = (startsAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + OFFER_MS, startsAt.getTime()));

/**
 * Offers free seats of events to the guests who wait, in the order in which they asked. A group that is larger than the free
 * seats keeps its place. The offer holds the seats like a reservation that is not confirmed yet, and ends like one.
 */
export const offerSeats = async ({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> => {
  const now = new Date();
  for (const id of await findEventsToOffer(db))
    await db.transaction().execute(async (trx) => {
      const event = await lockEvent(trx, String(id));
      if (!event || event.starts_at <= now) return;
      for (const guest of await lockWaiting(trx, event.id)) {
        if (!(await updateSeatsTaken(trx, event.id, guest.person_quantity))) continue;
        await updateOffered(trx, guest.id, { ...event, until: offerEnd(event.starts_at, now) });
        await jobs.enqueue(trx, 'send-reservation-mail', { reservation_id: guest.id, kind: 'offered' });
      }
    });
};
