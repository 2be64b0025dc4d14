import { sample } from 'effector';
import { readDocument } from 'shared-contracts/api/documents';
import type { Document } from 'shared-contracts/api/documents.schema';
import { readEventSelects } from 'shared-contracts/api/events';
import type { EventSelects } from 'shared-contracts/api/events.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { createApiEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { dataOf } from 'shared-kit/query/outcome';
import { $seats, eventMoved } from '../../features/reserve-event/index.ts';
import { createReading } from '../../lib/create-reading.ts';
import { readingPage } from '../../lib/reading-page.ts';
import { sharedPicture } from '../../lib/structured-data.ts';

export interface ReservationContent {
  document: Document;
  events: EventSelects['events'];
  /** Full events with a waiting list. */
  full: NonNullable<EventSelects['full']>;
  /** Slug of the event in the URL, else ''. */
  named: string;
  /** The same when it can be reserved, else ''. */
  chosen: string;
}

const documentFx = createApiEffect(readDocument.reservation);
const selectsFx = createApiEffect(readEventSelects);

const ask = async ({ query }: PageRequest): Promise<ReservationContent> => {
  const [document, selects] = await Promise.all([documentFx({}), selectsFx({})]);
  const { events, full = [] } = selects.data;
  const named = query.evento?.[0] ?? '';
  const isOpen = [...events, ...full].some(({ slug }) => slug === named);
  return { document: document.data, events, full, named, chosen: isOpen ? named : '' };
};

/** Query for the event reservation. `?evento=` chooses an event. Not cached, because seats change often. */
export const reservation = createReading({ name: 'reserve', ask, cacheMs: 0 });

// The form keeps its values, and shows and sends the new time.
sample({ clock: eventMoved, target: reservation.retried });
// The last seats of an offered event went: now it has a waiting list.
sample({
  clock: $seats,
  source: reservation.$outcome,
  filter: (outcome, seats) =>
    seats?.is_open === false && dataOf(outcome)?.events.some(({ slug }) => slug === seats.event) === true,
  target: reservation.retried,
});

export const $page = readingPage(reservation, ({ document: { seo } }) => ({
  status: 200,
  head: {
    title: seo.title,
    description: seo.description,
    canonical: hrefs.reservation,
    image: seo.image ? sharedPicture(seo.image) : undefined,
  },
}));
