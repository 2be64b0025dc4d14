import { endpoint } from './endpoint.ts';
import type * as schema from './privacy-requests.schema.ts';

export const askPrivacyRequest = /* @__PURE__ */ endpoint<typeof schema.askPrivacyRequest>({
  id: 'ask-privacy-request',
  method: 'POST',
  path: '/privacy-requests',
  summary: 'Ask for a right over personal data; it counts once the mailed link was confirmed',
  errors: ['VALIDATION_FAILED', 'BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
});

export const readPrivacyRequest = /* @__PURE__ */ endpoint<typeof schema.readPrivacyRequest>({
  id: 'read-privacy-request',
  method: 'POST',
  path: '/privacy-requests/read',
  summary: 'State of a request, by the token of any of its mails',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const confirmPrivacyRequest = /* @__PURE__ */ endpoint<typeof schema.confirmPrivacyRequest>({
  id: 'confirm-privacy-request',
  method: 'POST',
  path: '/privacy-requests/confirm',
  summary: 'Confirm a request with the token of its first mail; a receipt is mailed',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const exportPrivacyData = /* @__PURE__ */ endpoint<typeof schema.exportPrivacyData>({
  id: 'export-privacy-data',
  method: 'POST',
  path: '/privacy-requests/export',
  summary: 'Everything the shop holds about the address of a confirmed request',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const liftDataLimit = /* @__PURE__ */ endpoint<typeof schema.liftDataLimit>({
  id: 'lift-data-limit',
  method: 'POST',
  path: '/privacy-requests/lift',
  summary: 'Allow a use again that the person had stopped',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const readOwnRequests = /* @__PURE__ */ endpoint<typeof schema.readOwnRequests>({
  id: 'read-own-requests',
  method: 'GET',
  path: '/profile/privacy-requests',
  summary: 'The customer’s requests about personal data, and the uses that the customer has stopped',
  errors: ['UNAUTHORIZED'],
});

export const updateDataLimits = /* @__PURE__ */ endpoint<typeof schema.updateDataLimits>({
  id: 'update-data-limits',
  method: 'PUT',
  path: '/profile/data-limits',
  summary: 'Stop uses of the customer’s data, or allow them again',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
});

export const askCorrection = /* @__PURE__ */ endpoint<typeof schema.askCorrection>({
  id: 'ask-correction',
  method: 'POST',
  path: '/profile/privacy-requests',
  summary: 'Ask for a correction that the customer cannot make in the account',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
});
