import { networkOf } from 'serving/client-network';
import { cancelOrder } from 'shared-contracts/api/orders';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { rutOf } from '../orders/customer-details.ts';
import { findWholeOrder } from '../orders/order-details.service.ts';
import { findOwnOrder } from '../orders/own-order.ts';
import { toOrder } from '../orders/to-order.ts';
import { cancelAsBuyer } from './cancel-as-buyer.service.ts';

/** Cancellation of an order by its buyer. */
export const cancellationsModule: Module = (app, { config, db, jobs }) => {
  const limit = createRateLimit(db, config, { name: 'cancel', points: 20, seconds: 10 * 60 });
  const on = endpointsOf(app);
  on(cancelOrder, async ({ params: { id }, body: { account }, request, reply }) => {
    await limit.take(networkOf(request), reply);
    await findOwnOrder(db, config.APP_SECRET, id, request);
    await cancelAsBuyer({ db, jobs }, id, account && { ...account, rut: rutOf(account.rut, 'account.rut') });
    const order = await findOwnOrder(db, config.APP_SECRET, id, request);
    reply.header('cache-control', 'no-store');
    return { data: toOrder(await findWholeOrder(db, order), request.locale, config.APP_SECRET) };
  });
};
