import type * as schema from './cookie-choices.schema.ts';
import { endpoint } from './endpoint.ts';

const path = '/consents/cookies';
/** Address in the browser, for a script without an API client. */
export const COOKIE_CHOICES_PATH = `/api${path}`;

export const recordCookieChoice = /* @__PURE__ */ endpoint<typeof schema.recordCookieChoice>({
  id: 'record-cookie-choice',
  method: 'POST',
  path,
  summary: 'Write the answer to the cookie banner to the log of consents, under a random id',
  errors: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
});
