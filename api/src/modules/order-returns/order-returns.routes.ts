import type { FastifyRequest } from 'fastify';
import { networkOf } from 'serving/client-network';
import { answerReturn, requestReturn, sendReturnPicture, withdrawReturn } from 'shared-contracts/api/returns';
import type { Module } from '../../module.ts';
import { proofLimits } from '../../plugins/body-gate.ts';
import { type EndpointLimits, endpointsOf } from '../../plugins/endpoint.ts';
import { createRateLimit, type RateLimit } from '../../plugins/rate-limit.ts';
import { rutOf } from '../orders/customer-details.ts';
import { findWholeOrder } from '../orders/order-details.service.ts';
import { findOwnOrder } from '../orders/own-order.ts';
import { toOrder } from '../orders/to-order.ts';
import * as service from './change-return.service.ts';
import { requestReturn as requestReturnOfOrder } from './request-return.service.ts';

/** Returns of products by their buyer. Only staff can read the pictures again. */
export const orderReturnsModule: Module = (app, { config, db, jobs }) => {
  const limit = createRateLimit(db, config, { name: 'return', points: 20, seconds: 10 * 60 });
  const pictureLimit = createRateLimit(db, config, { name: 'return-picture', points: 40, seconds: 10 * 60 });
  const on = endpointsOf(app);

  const own = (id: string, request: FastifyRequest) => findOwnOrder(db, config.APP_SECRET, id, request);
  const answerOf = async (id: string, request: FastifyRequest) => ({
    data: toOrder(await findWholeOrder(db, await own(id, request)), request.locale, config.APP_SECRET),
  });
  /** Refuses strangers before their body is read. */
  const admitWithin =
    (rate: RateLimit): Required<EndpointLimits>['beforeBody'] =>
    async ({ request, reply }) => {
      await rate.take(networkOf(request), reply);
      reply.header('cache-control', 'no-store');
      await own((request.params as { id: string }).id, request);
    };
  const limits: EndpointLimits = { beforeBody: admitWithin(limit) };

  on(
    requestReturn,
    async ({ params: { id }, body, request }) => {
      const { request_key, ground, reason, lines, account } = body;
      await requestReturnOfOrder({ db, jobs }, id, {
        requestKey: request_key,
        ground,
        reason: reason || null,
        lines,
        account: account && { ...account, rut: rutOf(account.rut, 'account.rut') },
      });
      return answerOf(id, request);
    },
    limits,
  );
  on(
    withdrawReturn,
    async ({ params: { id, return_id }, request }) => {
      await service.withdrawReturn(db, { orderId: id, returnId: return_id });
      return answerOf(id, request);
    },
    limits,
  );
  on(
    answerReturn,
    async ({ params: { id, return_id }, body, request }) => {
      await service.answerReturn(db, { orderId: id, returnId: return_id }, body.answer);
      return answerOf(id, request);
    },
    limits,
  );
  on(
    sendReturnPicture,
    async ({ params: { id, return_id, position }, body, request }) => {
      const file = Buffer.from(body.file, 'base64');
      await service.takeReturnPicture(db, { orderId: id, returnId: return_id }, { position, file });
      return answerOf(id, request);
    },
    proofLimits(config, admitWithin(pictureLimit)),
  );
};
