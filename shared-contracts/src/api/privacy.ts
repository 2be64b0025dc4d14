import { endpoint } from './endpoint.ts';
import type * as schema from './privacy.schema.ts';

export const readConsents = /* @__PURE__ */ endpoint<typeof schema.readConsents>({
  id: 'read-consents',
  method: 'GET',
  path: '/profile/consents',
  summary: 'What the customer agreed to, and the log of it',
  errors: ['UNAUTHORIZED'],
});

export const updateConsents = /* @__PURE__ */ endpoint<typeof schema.updateConsents>({
  id: 'update-consents',
  method: 'PUT',
  path: '/profile/consents',
  summary: 'Agree to the newsletter or withdraw',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'TOO_MANY_REQUESTS'],
});

export const exportData = /* @__PURE__ */ endpoint<typeof schema.exportData>({
  id: 'export-data',
  method: 'GET',
  path: '/profile/export',
  summary: 'Everything the shop holds about the customer, to take along',
  errors: ['UNAUTHORIZED', 'TOO_MANY_REQUESTS'],
});

export const eraseAccount = /* @__PURE__ */ endpoint<typeof schema.eraseAccount>({
  id: 'erase-account',
  method: 'POST',
  path: '/profile/erase',
  summary: 'Erase the account; of orders only what tax law wants is kept',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
});
