import { officeEndpoint } from './endpoint.ts';
import type * as schema from './newsletter.schema.ts';

export const listSubscriptions = /* @__PURE__ */ officeEndpoint<typeof schema.listSubscriptions>({
  id: 'office-list-subscriptions',
  method: 'GET',
  path: '/office/subscriptions',
  access: 'newsletter.read',
  summary: 'Addresses of the newsletter with the proof of their consent',
  errors: ['VALIDATION_FAILED'],
});

export const removeSubscription = /* @__PURE__ */ officeEndpoint<typeof schema.removeSubscription>({
  id: 'office-remove-subscription',
  method: 'POST',
  path: '/office/subscriptions/:id/remove',
  access: 'newsletter.remove',
  summary: 'Unsubscribes an address, or deletes one that has not confirmed',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const exportSubscriptions = /* @__PURE__ */ officeEndpoint<typeof schema.exportSubscriptions>({
  id: 'office-export-subscriptions',
  method: 'POST',
  path: '/office/subscriptions/export',
  access: 'newsletter.export',
  summary: 'Confirmed addresses as CSV text. Leaves an audit entry',
  errors: ['VALIDATION_FAILED'],
});
