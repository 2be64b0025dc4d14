import { z } from 'zod';
import { day, optionalProse, prose, repeatable } from '../api/fields.schema.ts';
import { INCIDENT_DATA } from '../domain/incident-data.ts';
import { listOf, listQuery, reason, textFile, version } from './common.schema.ts';
import { MAX_TEXT } from './text-limits.ts';

const incidentId = z.object({ id: z.uuid() });
const told = optionalProse(MAX_TEXT).default('');

const fields = {
  /** First day of the incident. */
  since: day,
  what: prose(MAX_TEXT),
  /** Exposed data: these kinds, if they were stored within the period. Null: without that end. */
  data: z.array(z.enum(INCIDENT_DATA)).max(INCIDENT_DATA.length),
  data_from: day.nullable(),
  data_to: day.nullable(),
  /** Report to the Agency. */
  agency_told_on: day.nullable(),
  agency_told: told,
  /** Notice to the affected people. */
  people_told_on: day.nullable(),
  people_told: told,
};
const daysInOrder = ({ data_from, data_to }: { data_from: string | null; data_to: string | null }): boolean =>
  data_from === null || data_to === null || data_from <= data_to;

const incident = z.object({
  id: z.string(),
  version,
  ...fields,
  /** Affected people, as counted at the last save. */
  people: z.int(),
  noted_at: z.iso.datetime(),
});

export const listIncidents = {
  query: z.object(listQuery(['since', 'noted_at'])),
  response: listOf(incident),
};
export const readIncident = { params: incidentId, response: incident };
export const addIncident = {
  headers: repeatable,
  body: z.object(fields).refine(daysInOrder, { path: ['data_to'] }),
  response: incident,
};
export const changeIncident = {
  params: incidentId,
  body: z.object({ version, ...fields }).refine(daysInOrder, { path: ['data_to'] }),
  response: incident,
};
export const exportIncidentPeople = {
  params: incidentId,
  body: z.object({ reason }),
  response: textFile.extend({ rows: z.int() }),
};
