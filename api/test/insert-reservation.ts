import type { Insertable } from 'kysely';
import type { Db } from '../src/db/connect.ts';
import type { ReservationsTable } from '../src/db/schema/accounts.ts';

const SITTING_MS = 2 * 3_600_000;
let made = 0;

/** Inserts a confirmed table for two, without the mails and checks of the shop. @returns its id */
export const insertReservation = async (
  db: Db,
  values: Partial<Insertable<ReservationsTable>> & { starts_at: Date },
): Promise<string> => {
  made += 1;
  const { id } = await db
    .insertInto('reservations')
    .values({
      number: `R-PRUEBA${made}`,
      kind: 'table',
      event_id: null,
      ends_at: new Date(values.starts_at.getTime() + SITTING_MS),
      person_quantity: 2,
      name: 'Rosa',
      last_name: null,
      email: 'rosa@correo.example',
      phone: '+56911111111',
      message: null,
      locale: 'es',
      user_id: null,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
