import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { markReminded } from './reservations.repository.ts';

/** Queues one reminder for each reservation that begins within 24 hours. */
export const queueReminders = ({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const id of await markReminded(trx)) {
      await jobs.enqueue(trx, 'send-reservation-mail', { reservation_id: id, kind: 'reminder' });
    }
  });
