import * as endpoints from 'shared-contracts/office/events';
import * as schema from 'shared-contracts/office/events.schema';
import { readClosedReasons } from '../../modules/reservations/tables.service.ts';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { exportEventGuests, listEventGuests } from './event-guests.service.ts';
import { findEvents } from './events.repository.ts';
import * as service from './events.service.ts';

export const eventsModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listEvents, schema: schema.listEvents },
    async ({ query, request: { locale } }) => {
      const { data, ...count } = await findEvents(db, query);
      const listed = data.map(service.toListed);
      const days = [...new Set(listed.map(({ day }) => day))];
      const reasons = await readClosedReasons(db, days, locale);
      return {
        data: listed.map((event) => ({ ...event, closed: reasons.get(event.day) ?? null })),
        ...count,
      };
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readEvent, schema: schema.readEvent },
    ({ params: { id } }) => service.readEvent(db, id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.createEvent, schema: schema.createEvent },
    ({ body, request }) =>
      service.createEvent(deps, { staff: staffOf(request), locale: request.locale }, body),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.changeEvent, schema: schema.changeEvent },
    ({ params, body: { reason, ...body }, request }) =>
      service.changeEvent(
        deps,
        { staff: staffOf(request), reason, locale: request.locale },
        { ...params, ...body },
      ),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.cancelEvent, schema: schema.cancelEvent },
    ({ params, body: { reason, version }, request }) =>
      service.cancelEvent(
        deps,
        { staff: staffOf(request), reason, locale: request.locale },
        { ...params, version },
      ),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listEventGuests, schema: schema.listEventGuests },
    ({ params: { id }, request }) => listEventGuests(db, staffOf(request).id, id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.exportEventGuests, schema: schema.exportEventGuests },
    ({ params: { id }, body: { reason }, request }) =>
      exportEventGuests(db, { staffId: staffOf(request).id, reason, locale: request.locale }, id),
  );
};
