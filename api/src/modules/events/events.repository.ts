import { type ExpressionBuilder, sql } from 'kysely';
import type { EventKind } from 'shared-contracts/api/events.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { idOrSlug } from '../../db/id-or-slug.ts';
import { firstValueOrThrow } from '../../db/query.ts';
import type { StoredEvent } from '../../db/schema/events.ts';
import type { Database } from '../../db/schema.ts';
import { wordsIn } from '../../db/words.ts';
import { FREE_SEATS } from './free-seats.repository.ts';

export interface EventChoice {
  when: 'upcoming' | 'past';
  kind?: EventKind;
}

const fits =
  ({ when, kind }: EventChoice) =>
  (eb: ExpressionBuilder<Database, 'events'>) =>
    eb.and([
      eb('is_active', '=', true),
      when === 'past' ? sql<boolean>`starts_at <= now()` : sql<boolean>`starts_at > now()`,
      ...(kind ? [eb('kind', '=', kind)] : []),
    ]);

const selectEvents = (db: Executor, locale: Locale) =>
  db
    .selectFrom('events')
    .select(['id', 'slug', 'kind', 'starts_at', 'ends_at', 'price', 'capacity', 'max_persons'])
    .select([
      wordsIn<StoredEvent>(locale).as('content'),
      sql<boolean>`starts_at <= now()`.as('is_past'),
      FREE_SEATS.as('free_seats'),
    ]);

/** One page of events: upcoming ones ascending, past ones descending. */
export const findEvents = (
  db: Executor,
  choice: EventChoice,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
) =>
  selectEvents(db, locale)
    .where(fits(choice))
    .orderBy('starts_at', choice.when === 'past' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countEvents = (db: Executor, choice: EventChoice): Promise<number> =>
  firstValueOrThrow(
    db.selectFrom('events').select(sql<number>`count(*)::int`.as('total')).where(fits(choice)),
  );

/** An event that is not hidden, upcoming or past. */
export const findEvent = (db: Executor, name: string, locale: Locale) =>
  selectEvents(db, locale)
    .where(idOrSlug('events', name).isNamed)
    .orderBy(idOrSlug('events', name).slugFirst)
    .limit(1)
    .where('is_active', '=', true)
    .executeTakeFirst();

export type FoundEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
