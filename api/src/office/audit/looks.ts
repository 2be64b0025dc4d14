import type { AuditAction, Audited } from 'shared-contracts/office/audit-actions';

interface Look {
  action: AuditAction;
  entity: Audited;
  /** Subject of the answer, as the audit names it: a field of the answer, or a list. */
  shows: 'number' | 'id' | 'list';
}

/**
 * The rule of who looked, by endpoint: each answer with names or contacts of customers leaves an audit entry, a list one
 * entry for the whole view. The history of the office says so (`audit.looks`). Guests of events have their own entries.
 */
const LOOKS: Readonly<Record<string, Look>> = {
  'office-list-orders': { action: 'orders.read', entity: 'order', shows: 'list' },
  'office-read-order': { action: 'orders.read', entity: 'order', shows: 'number' },
  'office-list-people': { action: 'people.read', entity: 'customer', shows: 'list' },
  'office-read-person': { action: 'people.read', entity: 'customer', shows: 'id' },
  'office-list-reservations': { action: 'reservations.read', entity: 'reservation', shows: 'list' },
  'office-read-reservation-days': { action: 'reservations.read', entity: 'reservation', shows: 'list' },
  'office-read-reservation': { action: 'reservations.read', entity: 'reservation', shows: 'number' },
  'office-list-messages': { action: 'messages.read', entity: 'message', shows: 'list' },
  'office-read-message': { action: 'messages.read', entity: 'message', shows: 'number' },
  'office-list-subscriptions': { action: 'newsletter.read', entity: 'subscription', shows: 'list' },
  'office-list-failed-mails': { action: 'mails.read', entity: 'mail', shows: 'list' },
};

/** Audit entry of an answer, or undefined when it shows no personal data. */
export const lookOf = (endpointId: string, answer: unknown) => {
  const look = LOOKS[endpointId];
  if (!look) return undefined;
  const { action, entity, shows } = look;
  const entityId = shows === 'list' ? 'list' : String((answer as Record<string, unknown>)[shows]);
  return { action, entity, entityId };
};
