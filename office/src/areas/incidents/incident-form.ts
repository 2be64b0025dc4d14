import type { EndpointInput, EndpointOutput } from 'shared-contracts/api/endpoint';
import type { addIncident, listIncidents } from 'shared-contracts/office/incidents.schema';

export type Incident = EndpointOutput<typeof listIncidents>['data'][number];
type Body = EndpointInput<typeof addIncident>['body'];
/** Fields of the form. Empty fields may be absent, null or an empty text. */
export type IncidentForm = Partial<Body>;
export type ChangeForm = IncidentForm & { version: string };

export const toBody = (form: IncidentForm): Body => ({
  since: form.since ?? '',
  what: form.what ?? '',
  data: form.data ?? [],
  data_from: form.data_from || null,
  data_to: form.data_to || null,
  agency_told_on: form.agency_told_on || null,
  agency_told: form.agency_told ?? '',
  people_told_on: form.people_told_on || null,
  people_told: form.people_told ?? '',
});
