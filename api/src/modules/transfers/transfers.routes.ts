import { networkOf } from 'serving/client-network';
import { sendProof } from 'shared-contracts/api/orders';
import type { Module } from '../../module.ts';
import { proofLimits } from '../../plugins/body-gate.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { findWholeOrder } from '../orders/order-details.service.ts';
import { findOwnOrder } from '../orders/own-order.ts';
import { toOrder } from '../orders/to-order.ts';
import { takeProof } from './proofs.service.ts';

/** Proof of a bank transfer, uploaded by the buyer. Only staff can read the file again. */
export const proofsModule: Module = (app, { config, db, jobs }) => {
  const limit = createRateLimit(db, config, { name: 'proof', points: 20, seconds: 10 * 60 });
  const on = endpointsOf(app);
  on(
    sendProof,
    async ({ params: { id }, body, request, reply }) => {
      await takeProof({ db, jobs }, id, Buffer.from(body.file, 'base64'));
      const order = await findOwnOrder(db, config.APP_SECRET, id, request);
      reply.header('cache-control', 'no-store');
      return { data: toOrder(await findWholeOrder(db, order), request.locale, config.APP_SECRET) };
    },
    proofLimits(config, async ({ request, reply }) => {
      await limit.take(networkOf(request), reply);
      const { id } = request.params as { id: string };
      await findOwnOrder(db, config.APP_SECRET, id, request);
    }),
  );
};
