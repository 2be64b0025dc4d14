import { eventPath } from 'shared-contracts/api/events';
import type {
  EventCard,
  EventDetail,
  EventKind,
  EventList,
  EventSelects,
} from 'shared-contracts/api/events.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { offsetOf, type Page, pageOf } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import { pick } from '../../lib/pick.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { findMailShop } from '../content/find-mail-shop.ts';
import {
  countEvents,
  type EventChoice,
  type FoundEvent,
  findEvent,
  findEvents,
} from './events.repository.ts';

/** Highest number of events in the reservation form. */
const SELECTABLE_COUNT = 100;

const KINDS: Record<EventKind, Record<Locale, string>> = {
  tasting: { es: 'Cata', en: 'Tasting' },
  dinner: { es: 'Cena', en: 'Dinner' },
  workshop: { es: 'Taller', en: 'Workshop' },
  visit: { es: 'Paseo', en: 'Day out' },
  party: { es: 'Fiesta', en: 'Party' },
};

const toCard = (event: FoundEvent, locale: Locale): EventCard => {
  const { content, free_seats, ...rest } = event;
  return {
    ...isoTimes(rest),
    kind_text: KINDS[event.kind][locale],
    ...pick(content, 'title', 'lead', 'place', 'picture'),
    seats_left: event.is_past ? 0 : free_seats,
  };
};

/** One page of events. Empty beyond the last page. */
export async function listEvents(
  db: Executor,
  { page, per_page, ...choice }: EventChoice & Page,
  locale: Locale,
): Promise<EventList> {
  const [total, found] = await Promise.all([
    countEvents(db, choice),
    findEvents(db, choice, { locale, limit: per_page, offset: offsetOf({ page, per_page }) }),
  ]);
  return { data: found.map((event) => toCard(event, locale)), ...pageOf({ page, per_page }, total) };
}

/**
 * Reads an event by id or slug, including past ones.
 * @throws DomainError NOT_FOUND for an unknown or hidden event
 */
export async function readEvent(db: Executor, idOrSlug: string, locale: Locale): Promise<EventDetail> {
  const found = orNotFound(await findEvent(db, idOrSlug, locale));
  return { ...toCard(found, locale), seo: found.content.seo, blocks: found.content.blocks };
}

/**
 * Creates the public iCalendar file of an event.
 * @throws DomainError NOT_FOUND
 */
export async function readEventFile(
  db: Executor,
  idOrSlug: string,
  locale: Locale,
  publicUrl: string,
): Promise<string> {
  const { id, slug, title, place, starts_at, ends_at } = await readEvent(db, idOrSlug, locale);
  const { calendarFile } = await import('../../lib/calendar-file.ts');
  return calendarFile({
    uid: `event-${id}`,
    status: 'confirmed',
    title,
    place,
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
    url: publicUrl + eventPath(slug),
    shop: await findMailShop(db, locale),
  });
}

/** The next events, ascending. */
const findUpcoming = async (db: Executor, locale: Locale): Promise<EventCard[]> => {
  const found = await findEvents(db, { when: 'upcoming' }, { locale, limit: SELECTABLE_COUNT, offset: 0 });
  return found.map((event) => toCard(event, locale));
};

/** Next events with free seats, ascending. */
export async function findNextEvents(db: Executor, limit: number, locale: Locale): Promise<EventCard[]> {
  return (await findUpcoming(db, locale)).filter(({ seats_left }) => seats_left > 0).slice(0, limit);
}

/** Choices of the reservation form: events with date and time in Santiago. */
export async function readEventSelects(db: Executor, locale: Locale): Promise<EventSelects> {
  const cards = await findUpcoming(db, locale);
  const labelOf = ({ title, starts_at }: Pick<EventCard, 'title' | 'starts_at'>) => ({
    text: `${title}, ${formatDateTime(starts_at, locale)}`,
    ...inSantiago(new Date(starts_at)),
  });
  return {
    full: cards
      .filter(({ seats_left }) => seats_left <= 0)
      .map(({ slug, capacity, max_persons, ...card }) => ({
        slug,
        ...labelOf(card),
        max_persons: Math.min(max_persons, capacity),
      })),
    events: cards
      .filter(({ seats_left }) => seats_left > 0)
      .map(({ id, slug, price, seats_left, max_persons, ...card }) => ({
        id,
        slug,
        ...labelOf(card),
        price,
        seats_left,
        max_persons: Math.min(max_persons, seats_left),
      })),
  };
}
