import { eventPath } from 'shared-contracts/api/events';
import type { EventDetail } from 'shared-contracts/api/events.schema';
import { isoInSantiago } from 'shared-contracts/domain/dates';
import type { HostConfig, HostServices, PageState, StructuredData } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { isMissing, type Outcome } from 'shared-kit/query/outcome';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { preloadImageOf } from 'shared-ui/picture';
import { DOCUMENT_PICTURE_SIZES } from '../../features/show-document/index.ts';
import { missingPage, pageWithout, seoTexts } from '../../lib/page-without.ts';
import { sharedPicture } from '../../lib/structured-data.ts';
import { VISIT_WORDS } from '../../lib/visit-words.ts';
import type { Messages } from '../../messages/es.ts';

export const crumbsOf = ({ slug, title }: EventDetail, locale: Locale): Crumb[] => {
  const { home, events } = VISIT_WORDS[locale].events;
  return [
    { label: home, href: hrefs.home },
    { label: events, href: hrefs.events },
    { label: title, href: eventPath(slug) },
  ];
};

const structuredEvent = ({ publicUrl, shopName }: HostConfig, event: EventDetail): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  description: event.lead,
  startDate: isoInSantiago(event.starts_at),
  endDate: isoInSantiago(event.ends_at),
  image: [publicUrl + sharedPicture(event.picture.image)],
  url: publicUrl + eventPath(event.slug),
  location: { '@type': 'Place', name: shopName, address: event.place },
  organizer: { '@type': 'Organization', name: shopName, url: `${publicUrl}/` },
  offers: {
    '@type': 'Offer',
    price: event.price,
    priceCurrency: 'CLP',
    availability: event.seats_left > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
  },
});

interface EventFacts {
  outcome: Outcome<EventDetail>;
  messages: Messages;
  host: HostServices | null;
}

/** Status and head of an event. Null until loaded. */
export const pageOfEvent = ({ outcome, messages, host }: EventFacts): PageState | null => {
  if (isMissing(outcome) && host) {
    const { missingTitle, missingText } = VISIT_WORDS[host.locale].events;
    return missingPage({ title: missingTitle, text: missingText });
  }
  if (outcome.kind !== 'ready' || !host) return pageWithout(outcome, messages);
  const event = outcome.data;
  const { seo, slug, picture } = event;
  return {
    status: 200,
    head: {
      ...seoTexts(seo),
      // The URL may contain the id instead of the slug.
      canonical: eventPath(slug),
      image: sharedPicture(seo.image ?? picture.image),
      preloadImage: preloadImageOf(picture.image, DOCUMENT_PICTURE_SIZES),
      jsonLd: [
        structuredEvent(host.config, event),
        breadcrumbList(host.config.publicUrl, crumbsOf(event, host.locale)),
      ],
    },
  };
};
