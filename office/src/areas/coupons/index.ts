import { lazy } from 'react';
import { changeCoupon, createCoupon, listCoupons, readCoupon } from 'shared-contracts/office/coupons';
import type { Area } from '../area.ts';
import { type ChangeForm, type CreateForm, toLimits, toNewCoupon } from './coupon-form.ts';

/** Coupons. The page of selling rules leads here. */
export const coupons: Area = {
  permission: 'rules.read',
  resources: [
    {
      name: 'coupons',
      endpoints: {
        list: listCoupons,
        one: readCoupon,
        create: { endpoint: createCoupon, input: (form: CreateForm) => ({ body: toNewCoupon(form) }) },
        update: {
          endpoint: changeCoupon,
          input: ({ version, reason, ...form }: ChangeForm) => ({
            body: { version, ...toLimits(form), reason },
          }),
        },
      },
      list: lazy(() => import('./coupons-list.tsx')),
      create: lazy(() => import('./coupon-create.tsx')),
      edit: lazy(() => import('./coupon-edit.tsx')),
    },
  ],
};
