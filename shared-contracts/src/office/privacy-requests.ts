import { officeEndpoint } from './endpoint.ts';
import type * as schema from './privacy-requests.schema.ts';

export const listPrivacyRequests = /* @__PURE__ */ officeEndpoint<typeof schema.listPrivacyRequests>({
  id: 'office-list-privacy-requests',
  method: 'GET',
  path: '/office/privacy-requests',
  access: 'privacy.read',
  summary: 'Requests of people about their personal data, with the days left to answer',
  errors: ['VALIDATION_FAILED'],
});

export const readPrivacyRequest = /* @__PURE__ */ officeEndpoint<typeof schema.readPrivacyRequest>({
  id: 'office-read-privacy-request',
  method: 'GET',
  path: '/office/privacy-requests/:id',
  access: 'privacy.read',
  summary: 'A request about personal data. Leaves an audit entry',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const answerPrivacyRequest = /* @__PURE__ */ officeEndpoint<typeof schema.answerPrivacyRequest>({
  id: 'office-answer-privacy-request',
  method: 'POST',
  path: '/office/privacy-requests/:id/answer',
  access: 'privacy.answer',
  summary: 'Closes a request as done and mails the answer',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const refusePrivacyRequest = /* @__PURE__ */ officeEndpoint<typeof schema.refusePrivacyRequest>({
  id: 'office-refuse-privacy-request',
  method: 'POST',
  path: '/office/privacy-requests/:id/refuse',
  access: 'privacy.answer',
  summary: 'Refuses a request and mails the reasons',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const extendPrivacyRequest = /* @__PURE__ */ officeEndpoint<typeof schema.extendPrivacyRequest>({
  id: 'office-extend-privacy-request',
  method: 'POST',
  path: '/office/privacy-requests/:id/extend',
  access: 'privacy.answer',
  summary: 'Extends the term of a request, once, and mails the reason',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});
