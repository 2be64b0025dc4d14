import { combine } from 'effector';
import { readEvent } from 'shared-contracts/api/events';
import { $host, createDataEffect } from 'shared-kit/host';
import { createReadingOf } from '../../lib/create-reading.ts';
import { $messages } from '../../lib/messages.ts';
import { pageOfEvent } from './event-head.ts';

const readEventFx = createDataEffect(readEvent);

/** Query for the event whose slug or id is in the URL. Not cached, because its seats change often. */
export const event = createReadingOf({
  name: 'event',
  ask: ({ params }) => readEventFx({ params: { id: params.event ?? '' } }),
  cacheMs: 0,
});

export const $page = combine({ outcome: event.$outcome, messages: $messages, host: $host }, pageOfEvent);
