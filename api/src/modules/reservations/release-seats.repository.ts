import type { Tx } from '../../db/connect.ts';
import { execute, queryRows } from '../../db/query.ts';

/** Cancels a future reservation and releases its seats. False when it is cancelled already or has started. */
export const releaseSeats = async (trx: Tx, id: string): Promise<boolean> => {
  const rows = await queryRows(trx)<{ event_id: number | null; person_quantity: number }>`
    update reservations set status = 'cancelled', cancelled_at = now()
    where id = ${id} and status = 'confirmed' and starts_at > now()
    returning event_id, person_quantity`;
  const [released] = rows;
  if (!released) return false;
  if (released.event_id !== null) {
    await execute(trx)`
      update events set seats_taken = greatest(0, seats_taken - ${released.person_quantity})
      where id = ${released.event_id}`;
  }
  return true;
};
