import { combine } from 'effector';
import { listEvents } from 'shared-contracts/api/events';
import { readIntroPage } from 'shared-contracts/api/pages';
import { $host, createApiEffect } from 'shared-kit/host';
import { createReadingOf } from '../../lib/create-reading.ts';
import { $messages } from '../../lib/messages.ts';
import { type EventsContent, pageOfEvents } from './events-head.ts';

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
export const events = createReadingOf({ name: 'events', ask, cacheMs: 0 });

export const $page = combine({ outcome: events.$outcome, messages: $messages, host: $host }, pageOfEvents);
