import { DomainError } from 'shared-contracts/errors/domain-error';
import * as endpoints from 'shared-contracts/office/coupons';
import { officeEndpoints, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { findCoupon, findCoupons } from './coupons.repository.ts';
import * as service from './coupons.service.ts';

export const couponsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listCoupons, async ({ query }) => {
    const { data, ...count } = await findCoupons(db, query);
    return { data: data.map(service.shown), ...count };
  });
  on(endpoints.readCoupon, async ({ params }) => {
    const coupon = await findCoupon(db, params.id);
    if (!coupon) throw new DomainError('NOT_FOUND');
    return service.shown(coupon);
  });
  on(endpoints.createCoupon, ({ body, request }) =>
    service.createCoupon(db, { staff: staffOf(request), locale: request.locale }, body),
  );
  on(endpoints.changeCoupon, ({ params, body: { reason, ...body }, request }) =>
    service.changeCoupon(
      db,
      { staff: staffOf(request), reason, locale: request.locale },
      { ...params, ...body },
    ),
  );
  on(endpoints.endCoupon, ({ params, body: { reason, version }, request }) =>
    service.endCoupon(
      db,
      { staff: staffOf(request), reason, locale: request.locale },
      { ...params, version },
    ),
  );
};
