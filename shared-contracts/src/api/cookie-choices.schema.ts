import { z } from 'zod';
import { COOKIE_CONSENT_VERSION } from '../domain/consent-words/versions.ts';
import { done, uuid } from './fields.schema.ts';

export const recordCookieChoice = {
  body: z.object({
    /** Random id that the browser keeps with its answer. */
    id: uuid,
    measurement: z.boolean(),
    advertising: z.boolean(),
    /** The API stores the text of this version. It cannot prove the text of another one. */
    version: z.literal(COOKIE_CONSENT_VERSION),
    locale: z.enum(['es', 'en']),
  }),
  response: done,
};
