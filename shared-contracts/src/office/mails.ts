import { officeEndpoint } from './endpoint.ts';
import type * as schema from './mails.schema.ts';

export const listFailedMails = /* @__PURE__ */ officeEndpoint<typeof schema.listFailedMails>({
  id: 'office-list-failed-mails',
  method: 'GET',
  path: '/office/failed-mails',
  access: 'mails.read',
  summary: 'Mails that ran out of tries, without those of orders',
  errors: ['VALIDATION_FAILED'],
});

export const sendMailAgain = /* @__PURE__ */ officeEndpoint<typeof schema.sendMailAgain>({
  id: 'office-send-mail-again',
  method: 'POST',
  path: '/office/failed-mails/:id/send',
  access: 'mails.send-again',
  summary: 'Queues a failed mail again',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});
