import * as endpoints from 'shared-contracts/api/order-tracking';
import * as schema from 'shared-contracts/api/order-tracking.schema';
import type { Module } from '../../module.ts';
import { registerEndpoint } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { trackOrder } from './order-tracking.service.ts';

export const orderTrackingModule: Module = (app, deps) => {
  const tracking = createGuard(deps, 'tracking');

  registerEndpoint(app, endpoints.trackOrder, schema.trackOrder, async ({ query, request, reply }) => {
    await tracking.take({ request, reply }, query.number);
    const data = await trackOrder(deps.db, query, request.locale);
    reply.header('cache-control', 'no-store');
    return { data };
  });
};
