import { z } from 'zod';
import { day, prose } from '../api/fields.schema.ts';
import { EXTENSION_DAYS, OPPOSED_PURPOSES, PRIVACY_RIGHTS } from '../domain/privacy-rights.ts';
import { listOf, listQuery, version } from './common.schema.ts';
import { MAX_TEXT } from './text-limits.ts';

const requestId = z.object({ id: z.uuid() });
const time = z.iso.datetime();
const status = z.enum(['open', 'done', 'refused']);

const listedRequest = z.object({
  id: z.string(),
  number: z.string(),
  right: z.enum(PRIVACY_RIGHTS),
  status,
  /** After an erasure a keyed hash stands for the address. */
  email: z.string(),
  /** When the person proved the address, from which the term counts. */
  proven_at: time,
  due_on: day,
  /** Until `due_on`, below zero when it is over. Null when answered. */
  days_left: z.int().nullable(),
});

/** Requests of people who proved their address. `q`: number or e-mail, also of a person whose data was erased. */
export const listPrivacyRequests = {
  query: z.object({ ...listQuery(['due_on', 'proven_at']), status: status.optional() }),
  response: listOf(listedRequest),
};

const request = listedRequest.extend({
  version,
  purposes: z.array(z.enum(OPPOSED_PURPOSES)),
  /** Words of the person. */
  text: z.string().nullable(),
  locale: z.enum(['es', 'en']),
  extension: z.string().nullable(),
  answer: z.string().nullable(),
  answered_at: time.nullable(),
  /** Staff member who answered. Null: the shop did by itself. */
  staff: z.string().nullable(),
  /** Id of the person in the office's directory. */
  person: z.string().nullable(),
});
export type OfficePrivacyRequest = z.output<typeof request>;

export const readPrivacyRequest = { params: requestId, response: request };

const text = prose(MAX_TEXT);
export const answerPrivacyRequest = {
  params: requestId,
  body: z.object({ version, text }),
  response: request,
};
/** The mail and the page of the request name the way and the term to complain to the Agency. */
export const refusePrivacyRequest = {
  params: requestId,
  body: z.object({ version, text }),
  response: request,
};
/** Once. */
export const extendPrivacyRequest = {
  params: requestId,
  body: z.object({ version, text, days: z.int().min(1).max(EXTENSION_DAYS) }),
  response: request,
};
