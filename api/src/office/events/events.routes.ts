import * as endpoints from 'shared-contracts/office/events';
import type { OfficeModule } from '../../module.ts';
import { readClosedReasons } from '../../modules/reservations/tables.service.ts';
import { changeBy, officeEndpoints, staffOf } from '../access/access.ts';
import { exportEventGuests, listEventGuests } from './event-guests.service.ts';
import { findEvents } from './events.repository.ts';
import * as service from './events.service.ts';

export const eventsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listEvents, async ({ query, request: { locale } }) => {
    const { data, ...count } = await findEvents(db, query);
    const listed = data.map(service.toListed);
    const days = [...new Set(listed.map(({ day }) => day))];
    const reasons = await readClosedReasons(db, days, locale);
    return { data: listed.map((event) => ({ ...event, closed: reasons.get(event.day) ?? null })), ...count };
  });
  on(endpoints.readEvent, ({ params: { id } }) => service.readEvent(db, id));
  on(endpoints.createEvent, ({ body, request }) => service.createEvent(deps, changeBy(request), body));
  on(endpoints.changeEvent, ({ params, body: { reason, ...body }, request }) =>
    service.changeEvent(deps, changeBy(request, reason), { ...params, ...body }),
  );
  on(endpoints.cancelEvent, ({ params, body: { reason, version }, request }) =>
    service.cancelEvent(deps, changeBy(request, reason), { ...params, version }),
  );
  on(endpoints.listEventGuests, ({ params: { id }, request }) =>
    listEventGuests(db, staffOf(request).id, id),
  );
  on(endpoints.exportEventGuests, ({ params: { id }, body: { reason }, request }) =>
    exportEventGuests(db, { staffId: staffOf(request).id, reason, locale: request.locale }, id),
  );
};
