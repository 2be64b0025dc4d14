import * as endpoints from 'shared-contracts/office/price-plans';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints, staffOf } from '../access/access.ts';
import { planPrice, removePricePlan } from './price-plans.service.ts';

/** Prices and offers that start by themselves. */
export const pricePlansModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.planPrice, ({ body, request }) => planPrice(db, changeBy(request), body));
  on(endpoints.removePricePlan, ({ params: { id }, body: { reason }, request }) =>
    removePricePlan(db, staffOf(request), { id, reason }),
  );
};
