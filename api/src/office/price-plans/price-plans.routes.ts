import * as endpoints from 'shared-contracts/office/price-plans';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints, staffOf } from '../access/access.ts';
import { planPrice, planPrices, previewPlans, removePricePlan } from './price-plans.service.ts';

/** `MAX_ROWS` rows in JSON. */
const LIMITS = { bodyLimit: 1024 * 1024, answerWithinMs: 60_000 };

/** Prices and offers that start by themselves. */
export const pricePlansModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const onMany = officeEndpoints(app, deps, LIMITS);
  const { db } = deps;
  on(endpoints.planPrice, ({ body, request }) => planPrice(db, changeBy(request), body));
  onMany(endpoints.previewPlans, async ({ body, request }) => ({
    rows: await previewPlans(db, request.locale, body),
  }));
  onMany(endpoints.planPrices, ({ body, request }) => planPrices(db, changeBy(request), body));
  on(endpoints.removePricePlan, ({ params: { id }, body: { reason }, request }) =>
    removePricePlan(db, staffOf(request), { id, reason }),
  );
};
