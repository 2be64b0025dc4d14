import { retryPayment } from 'shared-contracts/api/orders';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { findOwnOrder } from '../orders/own-order.ts';
import { createWebpayGateway } from '../payments/webpay.gateway.ts';
import { unpaidLimitOf } from '../unpaid-orders/unpaid-limits.ts';
import { reopenOrder } from './reopen-order.service.ts';
import { startPayment } from './start-payment.service.ts';

const MINUTE_MS = 60_000;

/** Retry of a failed card payment: same order, new payment. */
export const retryPaymentModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const gateway = createWebpayGateway(config);
  const limit = createGuard(deps, 'retry-payment');
  const unpaidLimit = unpaidLimitOf('webpay', config);
  const expiryMs = config.CARD_ORDER_EXPIRY_MINUTES * MINUTE_MS;

  const on = endpointsOf(app);
  on(retryPayment, async ({ params: { id }, request, reply }) => {
    // Check the order's key first, so that strangers cannot consume its rate limit.
    await findOwnOrder(db, config.APP_SECRET, id, request);
    await limit.take({ request, reply }, id);
    const placed = await reopenOrder({ db, jobs }, id, { expiryMs, limit: unpaidLimit });
    const form = await startPayment(
      { db, jobs, gateway, publicUrl: config.PUBLIC_URL, log: request.log },
      placed,
    );
    reply.header('cache-control', 'no-store');
    return { payment: { platform: placed.order.platform, ...form } };
  });
};
