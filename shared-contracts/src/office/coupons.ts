import type * as schema from './coupons.schema.ts';
import { officeEndpoint } from './endpoint.ts';

export const listCoupons = /* @__PURE__ */ officeEndpoint<typeof schema.listCoupons>({
  id: 'office-list-coupons',
  method: 'GET',
  path: '/office/coupons',
  access: 'rules.read',
  summary: 'All coupons with the number of orders that use them',
  errors: ['VALIDATION_FAILED'],
});

export const readCoupon = /* @__PURE__ */ officeEndpoint<typeof schema.readCoupon>({
  id: 'office-read-coupon',
  method: 'GET',
  path: '/office/coupons/:id',
  access: 'rules.read',
  summary: 'A coupon',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const createCoupon = /* @__PURE__ */ officeEndpoint<typeof schema.createCoupon>({
  id: 'office-create-coupon',
  method: 'POST',
  path: '/office/coupons',
  access: 'rules.change-selling',
  summary: 'Issues a coupon. Its code and worth never change',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
});

export const changeCoupon = /* @__PURE__ */ officeEndpoint<typeof schema.changeCoupon>({
  id: 'office-change-coupon',
  method: 'PUT',
  path: '/office/coupons/:id',
  access: 'rules.change-selling',
  summary: 'Changes the limits of a coupon. Orders that use it keep their discount',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'ENTRY_REFUSED'],
});

export const endCoupon = /* @__PURE__ */ officeEndpoint<typeof schema.endCoupon>({
  id: 'office-end-coupon',
  method: 'POST',
  path: '/office/coupons/:id/end',
  access: 'rules.change-selling',
  summary: 'Ends a coupon now. Another last day makes it valid again',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});
