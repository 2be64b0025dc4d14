import * as events from 'shared-contracts/api/events';
import * as schema from 'shared-contracts/api/events.schema';
import type { Module } from '../../module.ts';
import { EVENTS_TAG, eventTags } from '../../plugins/answer-tags.ts';
import { API_PREFIX, endpointsOf, prepareJson } from '../../plugins/endpoint.ts';
import { sendCalendarFile } from '../../plugins/send-file.ts';
import { listEvents, readEvent, readEventFile, readEventSelects } from './events.service.ts';

/** Read endpoints of events. Reservations have their own module. */
export const eventsModule: Module = (app, { config, readDb, answers }) => {
  const on = endpointsOf(app);
  on(events.listEvents, ({ query, request: { locale } }) =>
    answers.answer(`events ${locale} ${JSON.stringify(query)}`, async () => {
      const list = await listEvents(readDb, query, locale);
      return prepareJson(schema.listEvents.response, list, [EVENTS_TAG, ...eventTags(list.data)]);
    }),
  );

  on(events.readEventSelects, ({ request: { locale } }) =>
    answers.answer(`event selects ${locale}`, async () =>
      prepareJson(schema.readEventSelects.response, { data: await readEventSelects(readDb, locale) }, [
        EVENTS_TAG,
      ]),
    ),
  );

  on(events.readEvent, ({ params: { id }, request: { locale } }) =>
    answers.answer(`event ${locale} ${id}`, async () => {
      const event = await readEvent(readDb, id, locale);
      return prepareJson(schema.readEvent.response, { data: event }, eventTags([event]));
    }),
  );

  app.get<{ Params: { id: string } }>(
    `${API_PREFIX}${events.EVENT_ENTRY_PATH}`,
    { schema: { params: schema.readEvent.params, hide: true } },
    async ({ params: { id }, locale }, reply) =>
      sendCalendarFile(reply, 'evento.ics', await readEventFile(readDb, id, locale, config.PUBLIC_URL)),
  );
};
