import { lazy } from 'react';
import { changeCoupon, createCoupon, listCoupons, readCoupon } from 'shared-contracts/office/coupons';
import type { Area } from '../area.ts';
import { type ChangeForm, type CreateForm, toConditions, toNewCoupon } from './coupon-form.ts';

/** Coupons. The page of selling rules leads here. */
export const coupons: Area = {
  id: 'coupons',
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
          input: ({ version, min_total, uses, expires_on, is_auto, reason, ...form }: ChangeForm) => ({
            body: {
              version,
              min_total: min_total ?? 0,
              uses: uses ?? null,
              expires_on: expires_on || null,
              is_auto,
              ...toConditions(form),
              reason,
            },
          }),
        },
      },
      list: lazy(() => import('./coupons-list.tsx')),
      create: lazy(() => import('./coupon-create.tsx')),
      edit: lazy(() => import('./coupon-edit.tsx')),
      recordRepresentation: 'code',
    },
  ],
};
