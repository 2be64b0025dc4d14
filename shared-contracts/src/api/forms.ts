import { endpoint } from './endpoint.ts';
import type * as schema from './forms.schema.ts';

export const createBotCheck = /* @__PURE__ */ endpoint<typeof schema.createBotCheck>({
  id: 'create-bot-check',
  method: 'GET',
  path: '/altcha',
  summary:
    'A task of the bot check for one form; its answer goes into the form’s field `altcha` and counts once',
  errors: ['VALIDATION_FAILED'],
});

export const sendContact = /* @__PURE__ */ endpoint<typeof schema.sendContact>({
  id: 'send-contact',
  method: 'POST',
  path: '/contact',
  summary: 'Write to the shop; a copy goes to the writer',
  status: 201,
  errors: ['VALIDATION_FAILED', 'BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
});

export const sendCompanyContact = /* @__PURE__ */ endpoint<typeof schema.sendCompanyContact>({
  id: 'send-company-contact',
  method: 'POST',
  path: '/company-contact',
  summary: 'Write to the shop as a company; a copy goes to the writer',
  status: 201,
  errors: ['VALIDATION_FAILED', 'BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
});

export const subscribe = /* @__PURE__ */ endpoint<typeof schema.subscribe>({
  id: 'subscribe',
  method: 'POST',
  path: '/newsletter',
  summary: 'Ask for the newsletter; it comes once the mailed link was followed',
  errors: ['VALIDATION_FAILED', 'BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
});

export const confirmSubscription = /* @__PURE__ */ endpoint<typeof schema.confirmSubscription>({
  id: 'confirm-subscription',
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Confirm the newsletter with the token of the mailed link',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const unsubscribe = /* @__PURE__ */ endpoint<typeof schema.unsubscribe>({
  id: 'unsubscribe',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary: 'End the newsletter with the token of any of its mails',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});
