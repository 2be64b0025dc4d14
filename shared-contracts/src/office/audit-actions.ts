import type { Permission } from './access.ts';

/**
 * Actions that are finer than a permission. The first ones are about signing in: entries of failures have no staff
 * member, because the person at the other end is unknown.
 */
const FINER_ACTIONS = [
  'catalogue.create',
  'catalogue.add-format',
  'catalogue.plan-price',
  'catalogue.remove-price-plan',
  'session.start',
  'session.end',
  'session.wrong-password',
  'session.wrong-code',
  'session.enrol',
  'session.accept-link',
  'session.change-password',
  'session.renew-recovery-codes',
  'session.change-authenticator',
  'staff.invite',
  'staff.reset',
  'staff.end-sessions',
  'orders.link',
  'coupon.create',
  'coupon.change',
  'coupon.end',
  'draft.save',
  'draft.discard',
  'draft.schedule',
  'draft.publish',
  'draft.fail',
  'draft.restore',
  'draft.withdraw',
  'delivery.change',
  'setting.change',
  'closed-day.add',
  'closed-day.remove',
  'search-word.add',
  'search-word.change',
  'search-word.remove',
  'return.request',
  'return.answer',
  'return.withdraw',
  'return.ask',
  'return.accept',
  'return.refuse',
  'reservations.add',
  'reservations.print',
  'event.create',
  'event.change',
  'event.cancel',
  'event.read-guests',
  'event.export-guests',
] as const;

/** Action of an audit entry: the permission of the endpoint, or a finer one. */
export type AuditAction = Permission | (typeof FINER_ACTIONS)[number];

/** Kinds of things that the audit names. */
export const AUDITED = [
  'order',
  'product',
  'staff',
  'coupon',
  'delivery',
  'setting',
  'closed-day',
  'search-word',
  'event',
  'picture',
  'customer',
  'reservation',
  'message',
  'privacy-request',
  'incident',
  'subscription',
  'mail',
  'tax-document',
  'content',
] as const;
export type Audited = (typeof AUDITED)[number];
