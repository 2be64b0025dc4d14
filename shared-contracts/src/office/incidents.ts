import { officeEndpoint } from './endpoint.ts';
import type * as schema from './incidents.schema.ts';

export const listIncidents = /* @__PURE__ */ officeEndpoint<typeof schema.listIncidents>({
  id: 'office-list-incidents',
  method: 'GET',
  path: '/office/incidents',
  access: 'incidents.read',
  summary: 'Incidents with personal data, without a name of a person',
  errors: ['VALIDATION_FAILED'],
});

export const readIncident = /* @__PURE__ */ officeEndpoint<typeof schema.readIncident>({
  id: 'office-read-incident',
  method: 'GET',
  path: '/office/incidents/:id',
  access: 'incidents.read',
  summary: 'An incident with personal data',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const addIncident = /* @__PURE__ */ officeEndpoint<typeof schema.addIncident>({
  id: 'office-add-incident',
  method: 'POST',
  path: '/office/incidents',
  access: 'incidents.change',
  summary: 'Notes an incident once per key, and counts the people whose data it exposed',
  errors: ['VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REUSED'],
});

export const changeIncident = /* @__PURE__ */ officeEndpoint<typeof schema.changeIncident>({
  id: 'office-change-incident',
  method: 'PUT',
  path: '/office/incidents/:id',
  access: 'incidents.change',
  summary: 'Changes an incident, and counts its people again',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const exportIncidentPeople = /* @__PURE__ */ officeEndpoint<typeof schema.exportIncidentPeople>({
  id: 'office-export-incident-people',
  method: 'POST',
  path: '/office/incidents/:id/people',
  access: 'incidents.export',
  summary: 'Addresses of the people whose data an incident exposed, as CSV text. Leaves an audit entry',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});
