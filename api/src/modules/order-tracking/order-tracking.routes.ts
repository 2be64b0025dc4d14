import { networkOf } from 'serving/client-network';
import * as endpoints from 'shared-contracts/api/order-tracking';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { trackOrder } from './order-tracking.service.ts';

export const orderTrackingModule: Module = (app, deps) => {
  const trackingGuard = createGuard(deps, 'tracking');
  const numberGuard = createGuard(deps, 'tracking-number');

  const on = endpointsOf(app);
  on(endpoints.trackOrder, async ({ query, request, reply }) => {
    await trackingGuard.take({ request, reply }, `${networkOf(request)} ${query.number}`);
    await numberGuard.takeKey(reply, query.number);
    return { data: await trackOrder(deps.db, query, request.locale) };
  });
};
