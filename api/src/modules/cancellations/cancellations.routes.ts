import { networkOf } from 'serving/client-network';
import { cancelOrder } from 'shared-contracts/api/orders';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { rutOf } from '../orders/customer-details.ts';
import { answerOwnOrder, findOwnOrder } from '../orders/own-order.ts';
import { cancelAsBuyer } from './cancel-as-buyer.service.ts';

/** Cancellation of an order by its buyer. */
export const cancellationsModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const limit = createRateLimit(db, config, { name: 'cancel', points: 20, seconds: 10 * 60 });
  const on = endpointsOf(app);
  on(cancelOrder, async ({ params: { id }, body: { account }, request, reply }) => {
    await limit.take(networkOf(request), reply);
    await findOwnOrder(db, config.APP_SECRET, id, request);
    await cancelAsBuyer({ db, jobs }, id, account && { ...account, rut: rutOf(account.rut, 'account.rut') });
    return answerOwnOrder(deps, id, request);
  });
};
