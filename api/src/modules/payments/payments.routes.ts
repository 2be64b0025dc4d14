import formbody from '@fastify/formbody';
import { hrefs } from 'shared-contracts/hrefs';
import type { Module } from '../../module.ts';
import { giveAccess } from '../orders/access-key.ts';
import { readReturn } from './read-return.ts';
import { createWebpayGateway } from './webpay.gateway.ts';
import { handleReturn } from './webpay-return.ts';
import { WEBPAY_RETURN_PATH } from './webpay-return-path.ts';

const RETURN_WITHIN_MS = 90_000;

/** Where the gateway sends shoppers back to. Its GETs and POSTs mean the same (rules of Webpay Plus). */
export const paymentsModule: Module = async (app, { config, db, jobs }) => {
  const gateway = createWebpayGateway(config);
  await app.register(async (scope) => {
    // Forms are read here only: every other address takes JSON alone.
    await scope.register(formbody);
    scope.route({
      method: ['GET', 'POST'],
      url: WEBPAY_RETURN_PATH,
      // A HEAD of a link preview must not commit a payment.
      exposeHeadRoute: false,
      schema: { hide: true },
      // The money may be moving: the shopper waits for the network's answer, however long it takes to ask three times.
      config: { answerWithinMs: RETURN_WITHIN_MS },
      handler: async (request, reply) => {
        const outcome = await handleReturn(
          { db, gateway, jobs, log: request.log },
          readReturn(request.query, request.body),
        );
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        // The browser brought no cookie if the gateway posted from its own site: the shopper gets it again.
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
