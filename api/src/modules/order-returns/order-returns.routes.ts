import { answerReturn, requestReturn, sendReturnPicture, withdrawReturn } from 'shared-contracts/api/returns';
import type { Module } from '../../module.ts';
import { proofLimits } from '../../plugins/body-gate.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { rutOf } from '../orders/customer-details.ts';
import { admitBuyer, answerOwnOrder } from '../orders/own-order.ts';
import * as service from './change-return.service.ts';
import { requestReturn as requestReturnOfOrder } from './request-return.service.ts';

/** Returns of products by their buyer. Only staff can read the pictures again. */
export const orderReturnsModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const limit = createRateLimit(db, config, { name: 'return', points: 20, seconds: 10 * 60 });
  const pictureLimit = createRateLimit(db, config, { name: 'return-picture', points: 40, seconds: 10 * 60 });
  const on = endpointsOf(app, { beforeBody: admitBuyer(deps, limit) });
  const onPicture = endpointsOf(app, proofLimits(config, admitBuyer(deps, pictureLimit)));

  on(requestReturn, async ({ params: { id }, body, request }) => {
    const { request_key, ground, reason, lines, account } = body;
    await requestReturnOfOrder({ db, jobs }, id, {
      requestKey: request_key,
      ground,
      reason: reason || null,
      lines,
      account: account && { ...account, rut: rutOf(account.rut, 'account.rut') },
    });
    return answerOwnOrder(deps, id, request);
  });
  on(withdrawReturn, async ({ params: { id, return_id }, request }) => {
    await service.withdrawReturn(db, { orderId: id, returnId: return_id });
    return answerOwnOrder(deps, id, request);
  });
  on(answerReturn, async ({ params: { id, return_id }, body, request }) => {
    await service.answerReturn(db, { orderId: id, returnId: return_id }, body.answer);
    return answerOwnOrder(deps, id, request);
  });
  onPicture(sendReturnPicture, async ({ params: { id, return_id, position }, body, request }) => {
    const file = Buffer.from(body.file, 'base64');
    await service.takeReturnPicture(db, { orderId: id, returnId: return_id }, { position, file });
    return answerOwnOrder(deps, id, request);
  });
};
