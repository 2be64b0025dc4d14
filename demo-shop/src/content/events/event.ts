/// <reference lib="esnext.temporal" />
/** An event of the house as the seed writes it, and when it falls. */

import type { SeedEvent } from 'api/seed';
import type { StoredEvent } from 'api/stored-event';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { SceneName } from '../../art/types.ts';
import type { Bilingual } from '../../types.ts';
import { type Prose, toBlocks } from '../prose.ts';
import { type SceneBase, scenePicture } from '../words.ts';

/** When an event falls, counted from the day of seeding: a demo shop always has some to come. */
export type When = (
  | {
      /** Weeks ahead; negative: past. */
      weeks: number;
    }
  | {
      /** A past event that belongs to a season: the last such month that is over, 1 January … 12 December. */
      lastMonth: number;
    }
) & {
  /** 1 Monday … 7 Sunday. */
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** `19:30` on the clock of Santiago. */
  at: string;
  minutes: number;
};

export interface EventSource
  extends Omit<SeedEvent, 'content' | 'starts_at' | 'ends_at'>,
    Record<Locale, Prose> {
  when: When;
  place: Bilingual;
  scene: SceneName;
}

const TIME_ZONE = 'America/Santiago';
/** Between seeding and the first event, so that it can be reserved. */
const FIRST_DAYS = 3;

/** The event falls on its weekday from this day on. */
const firstDay = (when: When, today: Temporal.PlainDate): Temporal.PlainDate => {
  if ('weeks' in when) return today.add({ days: FIRST_DAYS }).add({ weeks: when.weeks });
  // The month's second week, so that the weekday falls into the month.
  const thisYear = today.with({ month: when.lastMonth, day: 8 });
  return today.month > when.lastMonth ? thisYear : thisYear.subtract({ years: 1 });
};

/** Start and end as UTC instants. */
export const instantsOf = (when: When, now: Temporal.Instant): Pick<SeedEvent, 'starts_at' | 'ends_at'> => {
  const { weekday, at, minutes } = when;
  const first = firstDay(when, now.toZonedDateTimeISO(TIME_ZONE).toPlainDate());
  const day = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 });
  const start = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: at });
  return {
    starts_at: start.toInstant().toString(),
    ends_at: start.add({ minutes }).toInstant().toString(),
  };
};

/** An event as it is stored, in both languages. */
export const eventContent = (source: EventSource, base: SceneBase, now: Temporal.Instant): SeedEvent => {
  const { slug, kind, price, capacity, max_persons, when, place, scene } = source;
  const contentIn = (locale: Locale): StoredEvent => {
    const { title, lead, description, blocks } = source[locale];
    return {
      title,
      lead,
      place: place[locale],
      picture: scenePicture(scene, base, locale),
      seo: { title, description, image: base(scene), keywords: '' },
      blocks: toBlocks(blocks, base, locale),
    };
  };
  const content = Object.fromEntries(LOCALES.map((locale) => [locale, contentIn(locale)]));
  return {
    slug,
    kind,
    price,
    capacity,
    max_persons,
    ...instantsOf(when, now),
    content: content as Record<Locale, StoredEvent>,
  };
};
