import { sendProof } from 'shared-contracts/api/orders';
import type { Module } from '../../module.ts';
import { proofLimits } from '../../plugins/body-gate.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { admitBuyer, answerOwnOrder } from '../orders/own-order.ts';
import { takeProof } from './proofs.service.ts';

/** Proof of a bank transfer, uploaded by the buyer. Only staff can read the file again. */
export const proofsModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const limit = createRateLimit(db, config, { name: 'proof', points: 20, seconds: 10 * 60 });
  const on = endpointsOf(app, proofLimits(config, admitBuyer(deps, limit)));
  on(sendProof, async ({ params: { id }, body, request }) => {
    await takeProof({ db, jobs }, id, Buffer.from(body.file, 'base64'));
    return answerOwnOrder(deps, id, request);
  });
};
