import * as endpoints from 'shared-contracts/office/price-plans';
import * as schema from 'shared-contracts/office/price-plans.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { planPrice, removePricePlan } from './price-plans.service.ts';

/** Prices and offers that start by themselves. */
export const pricePlansModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.planPrice, schema: schema.planPrice },
    ({ body, request }) => planPrice(db, { staff: staffOf(request), locale: request.locale }, body),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.removePricePlan, schema: schema.removePricePlan },
    ({ params: { id }, body: { reason }, request }) => removePricePlan(db, staffOf(request), { id, reason }),
  );
};
