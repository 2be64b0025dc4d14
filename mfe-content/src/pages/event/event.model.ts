import { combine } from 'effector';
import { readEvent } from 'shared-contracts/api/events';
import { $host, createApiEffect } from 'shared-kit/host';
import { createReadingOf } from '../../lib/create-reading.ts';
import { $messages } from '../../lib/messages.ts';
import { pageOfEvent } from './event-head.ts';

const readEventFx = createApiEffect(readEvent);

/** An event; the address holds its slug. Its seats change by the minute, so nothing is kept. */
export const event = createReadingOf({
  name: 'event',
  ask: ({ params }) => readEventFx({ params: { id: params.event ?? '' } }),
  cacheMs: 0,
});

export const $page = combine({ outcome: event.$outcome, messages: $messages, host: $host }, pageOfEvent);
