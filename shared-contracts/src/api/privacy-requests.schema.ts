import { z } from 'zod';
import { DATA_LIMITS, MAX_TEXT, OPPOSED_PURPOSES, PRIVACY_RIGHTS } from '../domain/privacy-rights.ts';
import { altcha, day, done, email, linkToken, prose } from './fields.schema.ts';
import { exportData } from './privacy.schema.ts';

const right = z.enum(PRIVACY_RIGHTS);
const purposes = z.array(z.enum(OPPOSED_PURPOSES)).max(OPPOSED_PURPOSES.length);
const limits = z.array(z.enum(DATA_LIMITS)).max(DATA_LIMITS.length);
const time = z.iso.datetime();

/** A correction says what is wrong, an opposition names purposes. */
const isWhole = ({ right, text, purposes }: { right: string; text?: string; purposes: string[] }): boolean =>
  (right !== 'correction' || text !== undefined) && (right !== 'opposition' || purposes.length > 0);

export const askPrivacyRequest = {
  body: z
    .object({
      email,
      right,
      purposes: purposes.default([]),
      text: prose(MAX_TEXT).optional(),
      altcha,
    })
    .refine(isWhole, { path: ['text'] }),
  response: done,
};

const privacyRequest = z.object({
  number: z.string(),
  right,
  purposes,
  /** `asked`: the address is not confirmed yet. */
  status: z.enum(['asked', 'open', 'done', 'refused']),
  asked_at: time,
  /** Last day for the answer, in Santiago. Null until the address is confirmed. */
  due_on: day.nullable(),
  /** Why the term was extended. */
  extension: z.string().nullable(),
  /** Answer, or reasons of a refusal. */
  answer: z.string().nullable(),
  answered_at: time.nullable(),
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

/** A request as its link shows it. It never shows the address. */
const linkedRequest = privacyRequest.extend({
  /** Whether the link proves the address: it was mailed within `PROOF_HOURS`, and no other page has it. */
  proven: z.boolean(),
  /** Text of the request. With the proof only. */
  text: z.string().nullable(),
  /** Whether the data can be downloaded with this link. */
  can_export: z.boolean(),
  /** Uses that the person has stopped. With the proof only. */
  limits,
});
export type LinkedPrivacyRequest = z.output<typeof linkedRequest>;

const byToken = { body: z.object({ token: linkToken }) };
const linked = z.object({ data: linkedRequest });

/** `POST`, so that no log of addresses contains the token. */
export const readPrivacyRequest = { ...byToken, response: linked };
export const confirmPrivacyRequest = { ...byToken, response: linked };
export const exportPrivacyData = { ...byToken, response: exportData.response };
export const liftDataLimit = {
  body: z.object({ token: linkToken, limit: z.enum(DATA_LIMITS) }),
  response: linked,
};

const ownRequests = z.object({
  data: z.object({
    /** Whether the customer confirmed the address. If not, the rest is empty and cannot be changed. */
    confirmed: z.boolean(),
    limits,
    /** The latest first. */
    requests: z.array(privacyRequest).max(100),
  }),
});
export type OwnPrivacyRequests = z.output<typeof ownRequests>['data'];

export const readOwnRequests = { response: ownRequests };
export const updateDataLimits = { body: z.object({ limits }), response: ownRequests };
export const askCorrection = { body: z.object({ text: prose(MAX_TEXT) }), response: ownRequests };
