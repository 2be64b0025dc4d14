import type { Executor } from '../../db/connect.ts';
import { linesToSend } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { findOrderLines, type OrderRow } from '../orders/orders.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import type { ParcelToSend } from '../shipping/carrier-adapter.ts';

/** The parcel of an order: the receiver as on its label, and its units after changes and refunds. */
export const parcelToSend = async (db: Executor, order: OrderRow): Promise<ParcelToSend> => {
  const lines = linesToSend(
    await findOrderLines(db, order.id),
    await findRevisions(db, order.id),
    await findRefunds(db, order.id),
  );
  const { contact } = order;
  const other = contact && [contact.name, contact.surname].filter(Boolean).join(' ');
  return {
    reference: order.number,
    receiver: { name: other || `${order.name} ${order.surname}`, phone: contact?.phone || order.phone },
    address: {
      street: order.address ?? '',
      department: order.department,
      commune: order.commune ?? '',
      region: order.region ?? '',
    },
    comment: order.comment,
    units: Math.max(
      1,
      lines.reduce((sum, { qty }) => sum + qty, 0),
    ),
  };
};
