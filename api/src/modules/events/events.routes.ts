import * as events from 'shared-contracts/api/events';
import * as schema from 'shared-contracts/api/events.schema';
import { prepareJson, registerEndpoint } from '../../plugins/endpoint.ts';
import type { Module } from '../modules.ts';
import { listEvents, readEvent, readEventSelects } from './events.service.ts';

/** Events of the house as they are read; reservations are a module of their own. */
export const eventsModule: Module = (app, { readDb, answers }) => {
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
};
