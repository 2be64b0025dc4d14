import formbody from '@fastify/formbody';
import { retryPayment } from 'shared-contracts/api/orders';
import { hrefs } from 'shared-contracts/hrefs';
import { WEBPAY_RETURN_PATH } from '../../lib/webpay-return-path.ts';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { giveAccess } from '../orders/access-key.ts';
import { findOwnOrder } from '../orders/own-order.ts';
import { createWebpayGateway } from '../payments/webpay.gateway.ts';
import { unpaidLimitOf } from '../unpaid-orders/unpaid-limits.ts';
import { readReturn } from './read-return.ts';
import { reopenOrder } from './reopen-order.service.ts';
import type { ReturnOutcome } from './settle-payment.service.ts';
import { startPayment } from './start-payment.service.ts';
import { handleReturn } from './webpay-return.service.ts';

const RETURN_WITHIN_MS = 90_000;

/** Return route of the gateway, and the retry of a failed card payment: same order, new payment. */
export const paymentsModule: Module = async (app, deps) => {
  const { config, db, jobs } = deps;
  const gateway = createWebpayGateway(config);
  const limit = createGuard(deps, 'retry-payment');
  const unpaidLimit = unpaidLimitOf('webpay', config);
  const expiryMs = config.CARD_ORDER_EXPIRY_MINUTES * 60_000;

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
    return { payment: { platform: placed.order.platform, ...form } };
  });

  await app.register(async (scope) => {
    // Form bodies are accepted here only. All other routes accept JSON only.
    await scope.register(formbody);
    scope.route({
      // Rules of Webpay Plus: both are equal.
      method: ['GET', 'POST'],
      url: WEBPAY_RETURN_PATH,
      // A HEAD of a link preview must not commit a payment.
      exposeHeadRoute: false,
      schema: { hide: true },
      // A longer deadline, because the payment is in progress: enough for three attempts.
      config: { answerWithinMs: RETURN_WITHIN_MS },
      handler: async (request, reply) => {
        const outcome = await handleReturn(
          { db, gateway, jobs, log: request.log },
          readReturn(request.query, request.body),
        );
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        // A cross-site POST of the gateway sends no cookies. Set the cookie again.
        if (outcome) giveAccess(reply, config, { kind: 'order', id: outcome.orderId });
        return reply.redirect(config.PUBLIC_URL + pageOf(outcome), 303);
      },
    });
  });
};

const pageOf = (outcome: ReturnOutcome | undefined): string => {
  if (!outcome) return '/orden';
  return outcome.result === 'success' ? hrefs.thanks(outcome.orderId) : hrefs.order(outcome.orderId);
};
