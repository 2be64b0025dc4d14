import { DomainError } from 'shared-contracts/errors/domain-error';
import * as endpoints from 'shared-contracts/office/coupons';
import * as schema from 'shared-contracts/office/coupons.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { findCoupon, findCoupons } from './coupons.repository.ts';
import * as service from './coupons.service.ts';

export const couponsModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listCoupons, schema: schema.listCoupons },
    async ({ query }) => {
      const { data, ...count } = await findCoupons(db, query);
      return { data: data.map(service.shown), ...count };
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readCoupon, schema: schema.readCoupon },
    async ({ params }) => {
      const coupon = await findCoupon(db, params.id);
      if (!coupon) throw new DomainError('NOT_FOUND');
      return service.shown(coupon);
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.createCoupon, schema: schema.createCoupon },
    ({ body, request }) =>
      service.createCoupon(db, { staff: staffOf(request), locale: request.locale }, body),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.changeCoupon, schema: schema.changeCoupon },
    ({ params, body: { reason, ...body }, request }) =>
      service.changeCoupon(
        db,
        { staff: staffOf(request), reason, locale: request.locale },
        { ...params, ...body },
      ),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.endCoupon, schema: schema.endCoupon },
    ({ params, body: { reason, version }, request }) =>
      service.endCoupon(
        db,
        { staff: staffOf(request), reason, locale: request.locale },
        { ...params, version },
      ),
  );
};
