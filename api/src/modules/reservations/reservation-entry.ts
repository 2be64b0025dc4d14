import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import type { CalendarEntry } from '../../lib/calendar-file.ts';
import { linkUrl } from '../../lib/link-url.ts';
import { findMailShop } from '../content/find-mail-shop.ts';
import { reservationToken } from './reservation-token.ts';
import { findEventWords, type ReservationRow } from './reservations.repository.ts';

export const TABLE_TITLE: Record<Locale, string> = {
  es: 'Mesa en el bar de vinos',
  en: 'Table at the wine bar',
};

/** Calendar entry of a reservation, for the mail and the thank-you page. */
export const readReservationEntry = async (
  { db, publicUrl, secret }: { db: Executor; publicUrl: string; secret: string },
  row: ReservationRow,
): Promise<CalendarEntry> => {
  const { locale, event_id } = row;
  const shop = await findMailShop(db, locale);
  const event = event_id === null ? null : await findEventWords(db, event_id, locale);
  return {
    uid: `reservation-${row.id}`,
    status: row.status,
    title: event ? event.title : TABLE_TITLE[locale],
    number: row.number,
    place: event ? event.place : shop.address,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    changes: row.changes,
    url: linkUrl(publicUrl, 'reservation', reservationToken(secret, row.id)),
    shop,
  };
};
