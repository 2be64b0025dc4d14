import formbody from '@fastify/formbody';
import { hrefs } from 'shared-contracts/hrefs';
import { WEBPAY_RETURN_PATH } from '../../lib/webpay-return-path.ts';
import type { Module } from '../../module.ts';
import { giveAccess } from '../orders/access-key.ts';
import { createWebpayGateway } from '../payments/webpay.gateway.ts';
import { readReturn } from './read-return.ts';
import { handleReturn } from './webpay-return.service.ts';

const RETURN_WITHIN_MS = 90_000;

/** Return route of the gateway. GET and POST are equal (rules of Webpay Plus). */
export const paymentsModule: Module = async (app, { config, db, jobs }) => {
  const gateway = createWebpayGateway(config);
  await app.register(async (scope) => {
    // Form bodies are accepted here only. All other routes accept JSON only.
    await scope.register(formbody);
    scope.route({
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

const pageOf = (outcome: Awaited<ReturnType<typeof handleReturn>>): string => {
  if (!outcome) return '/orden';
  return outcome.result === 'success' ? hrefs.thanks(outcome.orderId) : hrefs.order(outcome.orderId);
};
