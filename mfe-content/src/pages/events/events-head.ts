import type { EventCard } from 'shared-contracts/api/events.schema';
import type { IntroPage } from 'shared-contracts/api/pages.schema';
import type { HostServices, PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { Outcome } from 'shared-kit/query/outcome';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { pageWithout, seoTexts } from '../../lib/page-without.ts';
import { sharedPicture } from '../../lib/structured-data.ts';
import { VISIT_WORDS } from '../../lib/visit-words.ts';
import type { Messages } from '../../messages/es.ts';

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

interface EventsFacts {
  outcome: Outcome<EventsContent>;
  messages: Messages;
  host: HostServices | null;
}

/** Status and head of the event list. Null until loaded. */
export const pageOfEvents = ({ outcome, messages, host }: EventsFacts): PageState | null => {
  if (outcome.kind !== 'ready' || !host) return pageWithout(outcome, messages);
  const { seo, picture } = outcome.data.intro;
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
