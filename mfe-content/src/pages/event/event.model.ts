import { eventPath, readEvent } from 'shared-contracts/api/events';
import type { EventDetail } from 'shared-contracts/api/events.schema';
import { isoInSantiago } from 'shared-contracts/domain/dates';
import type { HostConfig, PageState, StructuredData } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { createDataEffect } from 'shared-kit/host';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { preloadImageOf } from 'shared-ui/picture';
import { DOCUMENT_PICTURE_SIZES } from '../../features/show-document/index.ts';
import { createReading } from '../../lib/create-reading.ts';
import { type PageFacts, readingPage, seoTexts } from '../../lib/reading-page.ts';
import { sharedPicture } from '../../lib/structured-data.ts';
import { VISIT_WORDS } from '../../messages/visits.ts';

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

const pageOfEvent = (event: EventDetail, { host }: PageFacts): PageState => {
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

const readEventFx = createDataEffect(readEvent);

/** Query for the event whose slug or id is in the URL. Not cached, because its seats change often. */
export const event = createReading({
  name: 'event',
  ask: ({ params }) => readEventFx({ params: { id: params.event ?? '' } }),
  cacheMs: 0,
});

export const $page = readingPage(event, pageOfEvent, (locale) => VISIT_WORDS[locale].events.missing);
