import type { Db } from '../db/connect.ts';
import { findMailShop } from '../mails/find-mail-shop.ts';
import type { Mailer } from '../mails/mailer.ts';
import type { ConfirmedOrder } from '../mails/order-confirmation.ts';
import { findOrder, findOrderLines, findPayment } from '../modules/purchases/orders.repository.ts';
import { cardOf } from '../modules/purchases/to-purchase.ts';

/** Mails the written confirmation of an order, in the language it was placed in. */
export const sendOrderConfirmation = async (
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  orderId: string,
): Promise<void> => {
  const order = await findConfirmedOrder(db, orderId);
  if (!order) return;
  const { orderConfirmation } = await import('../mails/order-confirmation.ts');
  await mailer.send(orderConfirmation(order, await findMailShop(db, order.locale), publicUrl));
};

const findConfirmedOrder = async (db: Db, orderId: string): Promise<ConfirmedOrder | undefined> => {
  const [order, lines, payment] = await Promise.all([
    findOrder(db, orderId),
    findOrderLines(db, orderId),
    findPayment(db, orderId),
  ]);
  if (!order) return undefined;
  const { contact, min_days, max_days } = order;
  return {
    ...order,
    lines: lines.map((line) => ({
      ...line,
      brand: line.brand.name,
      retractoExcluded: line.retracto_excluded,
    })),
    delivery: {
      method: order.delivery_method,
      address: order.address,
      department: order.department,
      commune: order.commune,
      region: order.region,
      days: min_days === null || max_days === null ? null : { min: min_days, max: max_days },
      receiver: order.receiver,
      contact: contact && [contact.name, contact.surname].filter(Boolean).join(' '),
    },
    invoice: order.invoice,
    card: cardOf(order, payment),
  };
};
