import * as endpoints from 'shared-contracts/office/coupons';
import { mapPage } from '../../db/list.ts';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints } from '../access/access.ts';
import { findCoupons } from './coupons.repository.ts';
import * as service from './coupons.service.ts';

export const couponsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listCoupons, async ({ query }) => mapPage(await findCoupons(db, query), service.shown));
  on(endpoints.readCoupon, ({ params }) => service.readCoupon(db, params.id));
  on(endpoints.createCoupon, ({ body, request }) => service.createCoupon(db, changeBy(request), body));
  on(endpoints.changeCoupon, ({ params, body: { reason, ...body }, request }) =>
    service.changeCoupon(db, changeBy(request, reason), { ...params, ...body }),
  );
  on(endpoints.endCoupon, ({ params, body: { reason, version }, request }) =>
    service.endCoupon(db, changeBy(request, reason), { ...params, version }),
  );
};
