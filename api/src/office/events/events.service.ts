import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { eventPath } from 'shared-contracts/api/events';
import { fillEnglish } from 'shared-contracts/domain/fill-english';
import type { Locale } from 'shared-contracts/locale';
import type * as schema from 'shared-contracts/office/events.schema';
import type { z } from 'zod';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { atVersion, orNotFound } from '../../errors/or-not-found.ts';
import { inSantiago, momentOf } from '../../lib/santiago.ts';
import { slugify } from '../../lib/slugify.ts';
import { lockWaiting, updateNotWaiting } from '../../modules/reservations/event-waits.repository.ts';
import { releaseSeats } from '../../modules/reservations/release-seats.repository.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { auditChange } from '../access/audit-change.ts';
import { type Change, refused } from '../access/change.ts';
import { type PlainPicture, textOf, toContent } from './event-words.ts';
import type { EventRow } from './events.repository.ts';
import * as repository from './events.repository.ts';

type EventBody = z.output<typeof schema.createEvent.body>;
type Listed = EndpointOutput<typeof schema.listEvents>['data'][number];
type Detail = EndpointOutput<typeof schema.readEvent>;

interface Deps {
  db: Db;
  jobs: Pick<Jobs, 'enqueue'>;
}

const MINUTE_MS = 60_000;

export const toListed = (row: EventRow): Listed => {
  const { content, starts_at, ends_at, id, is_active: is_visible, ...rest } = row;
  const { date: day, hour } = inSantiago(starts_at);
  const duration_minutes = Math.round((ends_at.getTime() - starts_at.getTime()) / MINUTE_MS);
  return {
    ...rest,
    id: String(id),
    title: content.es.title,
    day,
    hour,
    duration_minutes,
    is_visible,
    is_past: starts_at <= new Date(),
  };
};

const wordsIn = ({ content }: EventRow, locale: Locale): Detail['es'] => {
  const { title, lead, place, blocks } = content[locale] ?? content.es;
  return { title, lead, place, text: textOf(blocks) };
};

/** @throws DomainError NOT_FOUND */
export const readEvent = async (db: Executor, id: string): Promise<Detail> => {
  const row = orNotFound(await repository.findEvent(db, id));
  const { image, width, height } = row.content.es.picture;
  return {
    ...toListed(row),
    path: eventPath(row.slug),
    picture: { image, width, height },
    es: wordsIn(row, 'es'),
    en: wordsIn(row, 'en'),
    reservations: await repository.countReservations(db, row.id),
  };
};

/** @throws DomainError ENTRY_REFUSED for an hour that the change to summer time skips */
const timesOf = ({ day, hour, duration_minutes }: EventBody, locale: Locale) => {
  const starts_at = momentOf(day, hour);
  if (!starts_at) throw refused('no-such-hour', locale, ['hour']);
  return { starts_at, ends_at: new Date(starts_at.getTime() + duration_minutes * MINUTE_MS) };
};

/** @throws DomainError ENTRY_REFUSED for a start in the past */
const refusePast = ({ day }: EventBody, startsAt: Date, locale: Locale): void => {
  const now = new Date();
  if (startsAt > now) return;
  throw day === inSantiago(now).date
    ? refused('hour-passed', locale, ['hour'])
    : refused('day-passed', locale, ['day']);
};

const contentOf = (body: EventBody, picture: PlainPicture, before?: EventRow) => {
  const { es, en } = fillEnglish({ es: body.es, en: body.en }, before && { es: wordsIn(before, 'es') });
  const stored = before?.content;
  return { es: toContent(es, picture, stored?.es), en: toContent(en, picture, stored?.en ?? stored?.es) };
};

const factsOf = ({ kind, price, capacity, max_persons, is_visible }: EventBody) => ({
  kind,
  price,
  capacity,
  max_persons,
  is_active: is_visible,
});

/** Fields that the audit compares. */
const AUDITED = [
  'kind',
  'title',
  'day',
  'hour',
  'duration_minutes',
  'price',
  'capacity',
  'max_persons',
  'is_visible',
] as const satisfies (keyof Listed)[];

const stateOf = (event: Listed) => Object.fromEntries(AUDITED.map((key) => [key, event[key]]));

/** @throws DomainError ENTRY_REFUSED */
export const createEvent = ({ db }: Pick<Deps, 'db'>, change: Change, body: EventBody): Promise<Detail> =>
  db.transaction().execute(async (trx) => {
    const times = timesOf(body, change.locale);
    refusePast(body, times.starts_at, change.locale);
    const picture = body.picture ?? (await repository.findLastPicture(trx));
    if (!picture) throw refused('no-picture', change.locale, ['picture']);
    const slug = `${slugify(body.es.title)}-${body.day}`;
    const id = await repository.insertEvent(trx, slug, {
      ...factsOf(body),
      ...times,
      content: contentOf(body, picture),
    });
    if (!id) throw refused('event-exists', change.locale, ['es.title', 'day']);
    const made = await readEvent(trx, String(id));
    await auditChange(trx, change, { action: 'event.create', entityId: slug, after: stateOf(made) });
    return made;
  });

/**
 * Locks an event. Its reservations first: a guest who cancels locks reservation and event in this order too.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
const lockVersion = async (trx: Tx, id: string, version: string): Promise<EventRow> => {
  await repository.lockReservationsOf(trx, Number(id));
  return atVersion(await repository.lockEvent(trx, id), version);
};

/** @throws DomainError ENTRY_REFUSED when guests would lose their seats */
const refuseLostSeats = (body: EventBody, { seats_taken, starts_at }: EventRow, locale: Locale): void => {
  if (body.capacity < seats_taken) throw refused('seats-taken', locale, ['capacity']);
  if (!body.is_visible && seats_taken > 0 && starts_at > new Date())
    throw refused('has-reservations', locale, ['is_visible']);
};

/**
 * Changes an event. A new time applies to its reservations too, whose guests get a mail, as they do of a new place.
 * @throws DomainError NOT_FOUND, CONFLICT, ENTRY_REFUSED
 */
export const changeEvent = (
  { db, jobs }: Deps,
  change: Change,
  { id, version, ...body }: EventBody & { id: string; version: string },
): Promise<Detail> =>
  db.transaction().execute(async (trx) => {
    const before = await lockVersion(trx, id, version);
    refuseLostSeats(body, before, change.locale);
    const times = timesOf(body, change.locale);
    const isMoved =
      times.starts_at.getTime() !== before.starts_at.getTime() ||
      times.ends_at.getTime() !== before.ends_at.getTime();
    if (isMoved && before.starts_at <= new Date()) throw refused('event-started', change.locale, ['day']);
    if (isMoved) refusePast(body, times.starts_at, change.locale);
    const picture = body.picture ?? before.content.es.picture;
    await repository.updateEvent(trx, before.id, {
      ...factsOf(body),
      ...times,
      content: contentOf(body, picture, before),
    });
    const isElsewhere = body.es.place !== before.content.es.place && before.starts_at > new Date();
    const moved = isMoved || isElsewhere ? await repository.moveReservationsOf(trx, before.id, times) : [];
    for (const reservation_id of moved)
      await jobs.enqueue(trx, 'send-reservation-mail', { reservation_id, kind: 'moved' });
    const after = await readEvent(trx, id);
    await auditChange(trx, change, {
      action: 'event.change',
      entityId: before.slug,
      before: stateOf(toListed(before)),
      after: stateOf(after),
    });
    return after;
  });

/**
 * Hides an event and cancels its reservations. Each guest gets a mail, also those on the waiting list.
 * @throws DomainError NOT_FOUND, CONFLICT, ENTRY_REFUSED after its start
 */
export const cancelEvent = (
  { db, jobs }: Deps,
  change: Change,
  { id, version }: { id: string; version: string },
): Promise<Detail & { cancelled: number }> =>
  db.transaction().execute(async (trx) => {
    const before = await lockVersion(trx, id, version);
    if (before.starts_at <= new Date()) throw refused('event-started', change.locale, []);
    const tellGuest = (reservation_id: string) =>
      jobs.enqueue(trx, 'send-reservation-mail', { reservation_id, kind: 'cancelled', by_house: true });
    let cancelled = 0;
    // Again, with those that were made before the event was locked.
    for (const reservation of await repository.lockReservationsOf(trx, before.id)) {
      if (!(await releaseSeats(trx, reservation))) continue;
      await tellGuest(reservation);
      cancelled += 1;
    }
    for (const waiting of await lockWaiting(trx, before.id)) {
      await updateNotWaiting(trx, waiting.id);
      await tellGuest(waiting.id);
    }
    await repository.updateEvent(trx, before.id, { is_active: false });
    await auditChange(trx, change, {
      action: 'event.cancel',
      entityId: before.slug,
      before: { is_visible: before.is_active, reservations: cancelled },
      after: { is_visible: false, reservations: 0 },
    });
    return { ...(await readEvent(trx, id)), cancelled };
  });
