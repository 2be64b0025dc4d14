import type { AuditAction, Audited } from 'shared-contracts/office/audit-actions';

/** Audit entry of an endpoint whose answer shows personal data of customers. */
interface Look {
  action: AuditAction;
  entity: Audited;
  /** Entity id of the entry: a field of the answer, the word `list`, or the number of the order in the path. */
  idFrom: 'number' | 'order_number' | 'id' | 'list' | 'order';
}

const ORDER = { action: 'orders.read', entity: 'order', idFrom: 'order' } as const;

/**
 * By endpoint id. Each answer with names or contacts of customers adds an audit entry, so that the shop can tell which
 * staff have seen them. A list adds one entry for the whole list. The text `audit.looks` tells staff so. Not here: answers
 * without personal data, and the list of the guests of one event and the accountant's files, which write the entry
 * themselves.
 */
const LOOKS: Readonly<Record<string, Look>> = {
  'office-list-orders': { action: 'orders.read', entity: 'order', idFrom: 'list' },
  'office-read-order': { action: 'orders.read', entity: 'order', idFrom: 'number' },
  'office-read-order-mail': ORDER,
  'office-read-proof': ORDER,
  'office-read-packing-slip': ORDER,
  'office-print-packing-slips': { action: 'orders.read', entity: 'order', idFrom: 'list' },
  'office-read-batch': { action: 'orders.read', entity: 'batch', idFrom: 'id' },
  'office-print-batch-slips': { action: 'orders.read', entity: 'order', idFrom: 'list' },
  'office-print-batch-cards': { action: 'orders.read', entity: 'order', idFrom: 'list' },
  'office-print-batch-documents': { action: 'taxes.read', entity: 'tax-document', idFrom: 'list' },
  'office-read-gift-card': ORDER,
  'office-print-labels': { action: 'orders.read', entity: 'order', idFrom: 'list' },
  'office-list-returns': { action: 'orders.read', entity: 'order', idFrom: 'list' },
  'office-read-return': { action: 'orders.read', entity: 'order', idFrom: 'order_number' },
  'office-list-people': { action: 'people.read', entity: 'customer', idFrom: 'list' },
  'office-read-person': { action: 'people.read', entity: 'customer', idFrom: 'id' },
  'office-list-reservations': { action: 'reservations.read', entity: 'reservation', idFrom: 'list' },
  'office-read-reservation-days': { action: 'reservations.read', entity: 'reservation', idFrom: 'list' },
  'office-read-guest-list': { action: 'reservations.read', entity: 'reservation', idFrom: 'list' },
  'office-print-guest-list': { action: 'reservations.print', entity: 'reservation', idFrom: 'list' },
  'office-read-reservation': { action: 'reservations.read', entity: 'reservation', idFrom: 'number' },
  'office-list-messages': { action: 'messages.read', entity: 'message', idFrom: 'list' },
  'office-read-message': { action: 'messages.read', entity: 'message', idFrom: 'number' },
  'office-list-privacy-requests': { action: 'privacy.read', entity: 'privacy-request', idFrom: 'list' },
  'office-read-privacy-request': { action: 'privacy.read', entity: 'privacy-request', idFrom: 'number' },
  'office-list-subscriptions': { action: 'newsletter.read', entity: 'subscription', idFrom: 'list' },
  'office-list-tax-documents': { action: 'taxes.read', entity: 'tax-document', idFrom: 'list' },
  'office-print-tax-documents': { action: 'taxes.read', entity: 'tax-document', idFrom: 'list' },
  'office-list-failed-mails': { action: 'mails.read', entity: 'mail', idFrom: 'list' },
};

/** Whether answers of this endpoint show personal data. */
export const isLook = (endpointId: string): boolean => endpointId in LOOKS;

/**
 * Audit entry of an answer, or undefined when it shows no personal data.
 * @param orderNumber of the order in the path
 */
export const lookOf = async (endpointId: string, answer: unknown, orderNumber: () => Promise<string>) => {
  const look = LOOKS[endpointId];
  if (!look) return undefined;
  const { action, entity, idFrom } = look;
  if (idFrom === 'list') return { action, entity, entityId: 'list' };
  if (idFrom === 'order') return { action, entity, entityId: await orderNumber() };
  return { action, entity, entityId: String((answer as Record<string, unknown>)[idFrom]) };
};
