import * as endpoints from 'shared-contracts/office/incidents';
import * as schema from 'shared-contracts/office/incidents.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import * as service from './incidents.service.ts';

/** Log of incidents with personal data. */
export const incidentsModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  const { listIncidents, readIncident, addIncident, changeIncident, exportIncidentPeople } = endpoints;

  registerOfficeEndpoint(app, deps, { endpoint: listIncidents, schema: schema.listIncidents }, ({ query }) =>
    service.listIncidents(db, query),
  );
  registerOfficeEndpoint(app, deps, { endpoint: readIncident, schema: schema.readIncident }, ({ params }) =>
    service.readIncident(db, params.id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: addIncident, schema: schema.addIncident },
    ({ body, request }) => service.addIncident(db, staffOf(request).id, body),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: changeIncident, schema: schema.changeIncident },
    ({ params: { id }, body: { version, ...fields }, request }) =>
      service.changeIncident(db, { staffId: staffOf(request).id, id, version }, fields),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: exportIncidentPeople, schema: schema.exportIncidentPeople },
    ({ params: { id }, body: { reason }, request }) =>
      service.exportPeople(db, { staffId: staffOf(request).id, id, reason }),
  );
};
