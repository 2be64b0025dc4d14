import * as endpoints from 'shared-contracts/office/incidents';
import { mapPage } from '../../db/list.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { findIncidents } from './incidents.repository.ts';
import * as service from './incidents.service.ts';

/** Log of incidents with personal data. */
export const incidentsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listIncidents, async ({ query }) => mapPage(await findIncidents(db, query), isoTimes));
  on(endpoints.readIncident, ({ params }) => service.readIncident(db, params.id));
  on(endpoints.addIncident, ({ body, headers, request }) =>
    service.addIncident(db, { staffId: staffOf(request).id, key: headers['idempotency-key'] }, body),
  );
  on(endpoints.changeIncident, ({ params: { id }, body: { version, ...fields }, request }) =>
    service.changeIncident(db, { staffId: staffOf(request).id, id, version }, fields),
  );
  on(endpoints.exportIncidentPeople, ({ params: { id }, body: { reason }, request }) =>
    service.exportPeople(db, { staffId: staffOf(request).id, id, reason, locale: request.locale }),
  );
};
