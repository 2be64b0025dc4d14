import type { Db } from '../../db/connect.ts';
import { findPayment } from '../purchases/orders.repository.ts';
import type { WebpayGateway } from './webpay.gateway.ts';

/** Gives money back through the gateway. Rejects when the gateway does not agree, so that the job tries again. */
export const refundPayment = async (
  { db, gateway }: { db: Db; gateway: WebpayGateway },
  orderId: string,
  amount: number,
): Promise<void> => {
  const payment = await findPayment(db, orderId);
  if (payment?.token) await gateway.refund(payment.token, amount);
};
