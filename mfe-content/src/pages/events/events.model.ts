import { listEvents } from 'shared-contracts/api/events';
import type { EventCard } from 'shared-contracts/api/events.schema';
import { readIntroPage } from 'shared-contracts/api/pages';
import type { IntroPage } from 'shared-contracts/api/pages.schema';
import type { PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { createApiEffect } from 'shared-kit/host';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { createReading } from '../../lib/create-reading.ts';
import { type PageFacts, readingPage, seoTexts } from '../../lib/reading-page.ts';
import { sharedPicture } from '../../lib/structured-data.ts';
import { VISIT_WORDS } from '../../messages/visits.ts';

export interface EventsContent {
  intro: IntroPage;
  /** Ascending by date. */
  upcoming: readonly EventCard[];
  /** Descending by date. */
  past: readonly EventCard[];
}

export const crumbsOf = (locale: Locale): Crumb[] => {
  const { home, events } = VISIT_WORDS[locale].events;
  return [
    { label: home, href: hrefs.home },
    { label: events, href: hrefs.events },
  ];
};

const pageOfEvents = ({ intro: { seo, picture } }: EventsContent, { host }: PageFacts): PageState => {
  const image = seo.image ?? picture?.image;
  return {
    status: 200,
    head: {
      ...seoTexts(seo),
      canonical: hrefs.events,
      image: image && sharedPicture(image),
      jsonLd: [breadcrumbList(host.config.publicUrl, crumbsOf(host.locale))],
    },
  };
};

/** Highest page size of the API: requests all upcoming events at once. */
const UPCOMING = 100;
/** Number of past events. */
const PAST = 6;

const introFx = createApiEffect(readIntroPage.events);
const listFx = createApiEffect(listEvents);

const ask = async (): Promise<EventsContent> => {
  const [intro, upcoming, past] = await Promise.all([
    introFx({}),
    listFx({ query: { when: 'upcoming', per_page: UPCOMING } }),
    listFx({ query: { when: 'past', per_page: PAST } }),
  ]);
  return { intro: intro.data, upcoming: upcoming.data, past: past.data };
};

/** Query for upcoming and past events. Not cached, because seats change often. */
export const events = createReading({ name: 'events', ask, cacheMs: 0 });

export const $page = readingPage(events, pageOfEvents);
