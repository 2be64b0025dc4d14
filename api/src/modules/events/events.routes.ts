import * as events from 'shared-contracts/api/events';
import * as schema from 'shared-contracts/api/events.schema';
import type { Module } from '../../module.ts';
import { sendCalendarFile } from '../../plugins/calendar-file.ts';
import { API_PREFIX, prepareJson, registerEndpoint } from '../../plugins/endpoint.ts';
import { listEvents, readEvent, readEventFile, readEventSelects } from './events.service.ts';

/** Read endpoints of events. Reservations have their own module. */
export const eventsModule: Module = (app, { config, readDb, answers }) => {
  registerEndpoint(app, events.listEvents, schema.listEvents, ({ query, request: { locale } }) =>
    answers.answer(`events ${locale} ${JSON.stringify(query)}`, async () =>
      prepareJson(schema.listEvents.response, await listEvents(readDb, query, locale)),
    ),
  );

  registerEndpoint(app, events.readEventSelects, schema.readEventSelects, ({ request: { locale } }) =>
    answers.answer(`event selects ${locale}`, async () =>
      prepareJson(schema.readEventSelects.response, { data: await readEventSelects(readDb, locale) }),
    ),
  );

  registerEndpoint(app, events.readEvent, schema.readEvent, ({ params: { id }, request: { locale } }) =>
    answers.answer(`event ${locale} ${id}`, async () =>
      prepareJson(schema.readEvent.response, { data: await readEvent(readDb, id, locale) }),
    ),
  );

  app.get<{ Params: { id: string } }>(
    `${API_PREFIX}${events.EVENT_ENTRY_PATH}`,
    { schema: { params: schema.readEvent.params, hide: true } },
    async ({ params: { id }, locale }, reply) =>
      sendCalendarFile(reply, 'evento.ics', await readEventFile(readDb, id, locale, config.PUBLIC_URL)),
  );
};
