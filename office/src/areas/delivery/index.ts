import { lazy } from 'react';
import { changeDelivery, listDelivery, readDelivery } from 'shared-contracts/office/delivery';
import type { Area } from '../area.ts';
import { type RegionForm, toRegionRate } from './rate.ts';

/** Prices of delivery. The page of selling rules leads here. */
export const delivery: Area = {
  permission: 'rules.read',
  resources: [
    {
      name: 'delivery',
      endpoints: {
        list: listDelivery,
        one: readDelivery,
        update: {
          endpoint: changeDelivery,
          input: ({ version, is_delivered, rate, reason }: RegionForm) => ({
            body: { version, rate: is_delivered ? toRegionRate(rate) : null, reason },
          }),
        },
      },
      list: lazy(() => import('./delivery-list.tsx')),
      edit: lazy(() => import('./delivery-edit.tsx')),
    },
  ],
};
