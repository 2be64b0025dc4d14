/** The code of the content's tools (shared-contracts/src/tools/content.ts). */
import { readEvent } from 'shared-contracts/api/events';
import { reserveEvent, reserveTable } from 'shared-contracts/api/reservations';
import type { Reservation } from 'shared-contracts/api/reservations.schema';
import { search } from 'shared-contracts/api/search';
import { formatDate } from 'shared-contracts/domain/dates';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { clockInSantiago } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import * as contract from 'shared-contracts/tools/content';
import type { ToolCode, ToolQuestion } from 'shared-contracts/tools/run-tool';
import { makeKey } from 'shared-kit/idempotency-key';
import { implementTool } from 'shared-kit/implement-tool';
import { sendReservation } from '../lib/send-reservation.ts';

/** Reservation that the question to the shopper describes. */
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

/** Questions that the shopper answers before a tool reserves. */
const QUESTIONS: Readonly<Record<Locale, (booking: Booking) => ToolQuestion>> = {
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

/** The last reservation until its answer comes. After a lost answer, the same one again has its key and counts once. */
let unanswered = { text: '', key: '' };
const withKey = <Body>(body: Body) => {
  const text = JSON.stringify(body);
  if (unanswered.text !== text) unanswered = { text, key: makeKey() };
  return { headers: { 'idempotency-key': unanswered.key }, body };
};

const toAnswer = async (sending: Promise<{ data: Reservation }>) => {
  const { number, date, hour, person_quantity, confirm_until } = (await sending).data;
  unanswered = { text: '', key: '' };
  return {
    number,
    date,
    hour,
    persons: person_quantity,
    must_confirm_by_mail: (confirm_until ?? null) !== null,
  };
};

/** Day and hour of an event in Santiago. */
const startOf = (iso: string) => {
  const [date = '', time = ''] = clockInSantiago(new Date(iso)).toISOString().split('T');
  return { date, hour: time.slice(0, 5) };
};
/** By slug, the start in the last question. The API refuses an event that staff moved after it. */
const askedStarts = new Map<string, ReturnType<typeof startOf>>();

export const tools: readonly ToolCode[] = [
  implementTool(contract.reserveTable, {
    ask: (booking, { locale }) => QUESTIONS[locale](booking),
    async run({ persons, ...guest }, { api }) {
      const body = { ...guest, person_quantity: persons, terms: true as const };
      return toAnswer(sendReservation(api, reserveTable, withKey(body)));
    },
  }),
  implementTool(contract.reserveEvent, {
    async ask({ event: id, ...booking }, { api, locale }) {
      const { data: event } = await api.call(readEvent, { params: { id } });
      const start = startOf(event.starts_at);
      askedStarts.set(id, start);
      return QUESTIONS[locale]({ ...booking, event: event.title, ...start });
    },
    async run({ persons, ...guest }, { api }) {
      const start = askedStarts.get(guest.event);
      const body = { ...guest, ...start, person_quantity: persons, terms: true as const };
      return toAnswer(sendReservation(api, reserveEvent, withKey(body)));
    },
  }),
  implementTool(contract.findArticle, {
    async run({ words }, { api, config }) {
      const { data } = await api.call(search, { query: { q: words, type: 'blog,event', per_page: 10 } });
      return {
        articles: data.flatMap((one) =>
          'sku' in one
            ? []
            : [
                {
                  kind: one.product_type === 'Event' ? ('event' as const) : ('article' as const),
                  slug: one.slug,
                  title: one.name,
                  summary: one.detail,
                  url: config.publicUrl + hrefOfProduct(one),
                },
              ],
        ),
      };
    },
  }),
];
