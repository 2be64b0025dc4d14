import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type * as schema from 'shared-contracts/office/events.schema';
import { insertLook } from '../../audit/audit.repository.ts';
import { auditAlone } from '../../audit/audit.ts';
import type { Db, Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { toCsvText } from '../../lib/csv-text.ts';
import { findReservationsOfEvent } from '../reservations/reservations.repository.ts';
import { type EventRow, findEvent } from './events.repository.ts';

type Guest = schema.EventGuest;

const HEADINGS: Record<Locale, string[]> = {
  es: ['reserva', 'nombre', 'personas', 'correo', 'teléfono', 'comentario', 'nota', 'estado'],
  en: ['reservation', 'name', 'people', 'e-mail', 'phone', 'comment', 'note', 'state'],
};
const STATES: Record<Guest['state'] | 'held' | 'waiting', Record<Locale, string>> = {
  confirmed: { es: 'confirmada', en: 'confirmed' },
  arrived: { es: 'llegó', en: 'arrived' },
  no_show: { es: 'no vino', en: 'did not come' },
  cancelled: { es: 'anulada', en: 'cancelled' },
  held: { es: 'espera confirmación', en: 'awaiting confirmation' },
  waiting: { es: 'lista de espera', en: 'waiting list' },
};

const needEvent = async (db: Executor, id: string): Promise<EventRow> => orNotFound(await findEvent(db, id));

const findGuests = async (db: Executor, eventId: number): Promise<Guest[]> => {
  const rows = await findReservationsOfEvent(db, eventId);
  return rows.map(({ id, number, name, last_name, email, phone, message, note, ...row }) => ({
    id,
    number,
    name: [name, last_name].filter(Boolean).join(' '),
    people: row.person_quantity,
    email,
    phone,
    message,
    note,
    is_held: row.status === 'confirmed' && row.confirm_until !== null,
    is_waiting: row.waiting_since !== null,
    has_alike: row.has_alike,
    state: row.status === 'cancelled' ? 'cancelled' : (row.arrival ?? 'confirmed'),
  }));
};

/**
 * Guests of an event, with an audit entry of the look.
 * @throws DomainError NOT_FOUND
 */
export const listEventGuests = async (
  db: Db,
  staffId: string,
  id: string,
): Promise<EndpointOutput<typeof schema.listEventGuests>> => {
  const event = await needEvent(db, id);
  const data = await findGuests(db, event.id);
  await insertLook(db, { staffId, action: 'event.read-guests', entity: 'event', entityId: event.slug });
  const coming = data.filter(({ state }) => state !== 'cancelled' && state !== 'no_show');
  return { data, people: coming.reduce((sum, { people }) => sum + people, 0) };
};

/**
 * Guests of an event as CSV text, with an audit entry.
 * @throws DomainError NOT_FOUND
 */
export const exportEventGuests = async (
  db: Db,
  { staffId, reason, locale }: { staffId: string; reason: string; locale: Locale },
  id: string,
): Promise<EndpointOutput<typeof schema.exportEventGuests>> => {
  const event = await needEvent(db, id);
  const guests = await findGuests(db, event.id);
  const after = { rows: guests.length };
  await auditAlone(db, { staffId, action: 'event.export-guests', entityId: event.slug, after, reason });
  return {
    filename: `${locale === 'es' ? 'invitados' : 'guests'}-${event.slug}.csv`,
    text: toCsvText([
      HEADINGS[locale],
      ...guests.map(({ number, name, people, email, phone, message, note, state, is_held, is_waiting }) => [
        number,
        name,
        people,
        email,
        phone,
        message,
        note,
        STATES[is_waiting ? 'waiting' : is_held ? 'held' : state][locale],
      ]),
    ]),
  };
};
