import { formatDateTime } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { withLocale } from 'shared-contracts/with-locale';
import { linkUrl } from '../lib/link-url.ts';
import { readReservationEntry } from '../modules/reservations/reservation-entry.ts';
import { reservationToken } from '../modules/reservations/reservation-token.ts';
import {
  findEventPrice,
  findReservation,
  type ReservationRow,
} from '../modules/reservations/reservations.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import { type MailDeps, sendNotice } from './send-notice.ts';

const LABELS = {
  what: { es: 'Reserva', en: 'Reservation' },
  when: { es: 'Cuándo', en: 'When' },
  where: { es: 'Dónde', en: 'Where' },
  persons: { es: 'Personas', en: 'People' },
  price: { es: 'Precio por persona', en: 'Price per person' },
  number: { es: 'Número', en: 'Number' },
  until: { es: 'Confirma antes de', en: 'Confirm before' },
} as const satisfies Record<string, Record<Locale, string>>;

type Kind = JobData['send-reservation-mail']['kind'];
/** Mails that ask the guest to confirm. */
const ASKING: ReadonlySet<Kind> = new Set(['held', 'offered']);

/** Sends a mail about a reservation with its calendar entry. A guest who gave staff no address gets none. */
export const sendReservationMail = async (
  deps: MailDeps,
  { reservation_id, kind, by_house }: JobData['send-reservation-mail'],
): Promise<void> => {
  const { db, publicUrl, secret } = deps;
  const row = await findReservation(db, reservation_id);
  if (!row || row.erased_at || row.email === '' || isOutdated(row, kind)) return;
  const { locale, number } = row;
  const asks = ASKING.has(kind);
  const entry = await readReservationEntry(deps, row);
  const price = row.event_id === null ? 0 : await findEventPrice(db, row.event_id);
  const { calendarFile } = await import('../lib/calendar-file.ts');
  await sendNotice(deps, {
    kind: kind === 'cancelled' && by_house ? 'reservation-called-off' : `reservation-${kind}`,
    locale,
    to: row.email,
    values: { number, what: entry.title },
    name: row.name,
    url: asks
      ? linkUrl(publicUrl, 'reservation-confirm', reservationToken(secret, row.id, 'reservation-confirm'))
      : entry.url,
    dataUrl: withLocale(publicUrl + hrefs.myData, locale),
    facts: [
      { label: LABELS.what[locale], value: entry.title },
      { label: LABELS.when[locale], value: formatDateTime(row.starts_at.toISOString(), locale) },
      { label: LABELS.where[locale], value: entry.place },
      { label: LABELS.persons[locale], value: String(row.person_quantity) },
      ...(price > 0 ? [{ label: LABELS.price[locale], value: formatClp(price) }] : []),
      { label: LABELS.number[locale], value: number },
      ...(asks && row.confirm_until
        ? [{ label: LABELS.until[locale], value: formatDateTime(row.confirm_until.toISOString(), locale) }]
        : []),
    ],
    // Mail programs drop a second mail with the same id, e.g. the reminder of a moved reservation.
    key: ['reservation', kind, row.id, ...(row.changes > 0 ? [String(row.changes)] : [])],
    // A reservation that is not confirmed belongs in no calendar yet.
    ...(!asks &&
      kind !== 'waiting' && {
        icalEvent: {
          method: row.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
          filename: 'reserva.ics',
          content: calendarFile(entry),
        },
      }),
  });
};

/** Whether the mail is outdated: the reservation is cancelled or confirmed, or has started. */
const isOutdated = (
  { status, starts_at, confirm_until, waiting_since }: ReservationRow,
  kind: Kind,
): boolean => {
  const isCancelled = status === 'cancelled';
  switch (kind) {
    case 'waiting':
      return waiting_since === null;
    case 'cancelled':
      return !isCancelled || waiting_since !== null;
    case 'held':
    case 'offered':
      return isCancelled || confirm_until === null;
    case 'reminder':
      return isCancelled || starts_at <= new Date();
    default:
      return isCancelled;
  }
};
