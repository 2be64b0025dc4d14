import { trackOrder } from 'shared-contracts/api/order-tracking';
import * as schema from 'shared-contracts/api/order-tracking.schema';
import { DomainError } from '../../errors/domain-error.ts';
import type { Module } from '../../module.ts';
import { registerEndpoint } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { findTrackedOrder } from './order-tracking.repository.ts';
import { toTrackedOrder } from './to-tracked-order.ts';

export const orderTrackingModule: Module = (app, deps) => {
  const tracking = createGuard(deps, 'tracking');

  registerEndpoint(app, trackOrder, schema.trackOrder, async ({ query, request, reply }) => {
    await tracking.take({ request, reply }, query.number);
    // One query for all cases, so that text and time do not reveal whether number or e-mail is wrong.
    const found = await findTrackedOrder(deps.db, query);
    if (!found) throw new DomainError('ORDER_NOT_FOUND');
    reply.header('cache-control', 'no-store');
    return { data: toTrackedOrder(found, request.locale) };
  });
};
