import { officeEndpoint } from './endpoint.ts';
import type * as schema from './messages.schema.ts';

export const listMessages = /* @__PURE__ */ officeEndpoint<typeof schema.listMessages>({
  id: 'office-list-messages',
  method: 'GET',
  path: '/office/messages',
  access: 'messages.read',
  summary: 'Messages of the contact forms, newest first',
  errors: ['VALIDATION_FAILED'],
});

export const readMessage = /* @__PURE__ */ officeEndpoint<typeof schema.readMessage>({
  id: 'office-read-message',
  method: 'GET',
  path: '/office/messages/:id',
  access: 'messages.read',
  summary: 'A message with its answers. Leaves an audit entry',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const answerMessage = /* @__PURE__ */ officeEndpoint<typeof schema.answerMessage>({
  id: 'office-answer-message',
  method: 'POST',
  path: '/office/messages/:id/answers',
  access: 'messages.answer',
  summary: 'Mails an answer to the sender of a message',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const closeMessage = /* @__PURE__ */ officeEndpoint<typeof schema.closeMessage>({
  id: 'office-close-message',
  method: 'POST',
  path: '/office/messages/:id/close',
  access: 'messages.answer',
  summary: 'Closes a message, or opens it again',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});
