/** Questions that the shopper answers before a tool reserves. */
import { formatDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import type { ToolQuestion } from 'shared-contracts/tools/run-tool';

interface Booking {
  /** Title of the event. Undefined for a table. */
  event?: string;
  date: string;
  hour: string;
  persons: number;
  name: string;
  last_name?: string | undefined;
  email: string;
  phone: string;
}

const guestOf = ({ name, last_name, email, phone }: Booking): string =>
  [[name, last_name].filter(Boolean).join(' '), email, phone].join(', ');

export const QUESTIONS: Readonly<Record<Locale, (booking: Booking) => ToolQuestion>> = {
  es: (booking) => ({
    title: booking.event ? '¿Reservar en el evento?' : '¿Reservar la mesa?',
    description: [
      ...(booking.event ? [`«${booking.event}»`] : []),
      `${formatDate(booking.date, 'es')} a las ${booking.hour}, ${booking.persons} ${booking.persons === 1 ? 'persona' : 'personas'}.`,
      guestOf(booking),
      'Al reservar aceptas las condiciones generales de la tienda.',
    ].join('\n'),
    confirm: 'Reservar',
  }),
  en: (booking) => ({
    title: booking.event ? 'Reserve at the event?' : 'Reserve the table?',
    description: [
      ...(booking.event ? [`“${booking.event}”`] : []),
      `${formatDate(booking.date, 'en')} at ${booking.hour}, ${booking.persons} ${booking.persons === 1 ? 'person' : 'people'}.`,
      guestOf(booking),
      'By reserving you accept the general conditions of the shop.',
    ].join('\n'),
    confirm: 'Reserve',
  }),
};
