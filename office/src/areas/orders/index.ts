import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazy } from 'react';
import { listOrders, readOrder } from 'shared-contracts/office/orders';
import type { Area } from '../area.ts';

export const orders: Area = {
  id: 'orders',
  permission: 'orders.read',
  menu: { to: '/orders', label: 'orders.title', icon: ReceiptLongIcon, group: 'selling', isFrequent: true },
  resources: [
    {
      name: 'orders',
      endpoints: { list: listOrders, one: readOrder },
      list: lazy(() => import('./orders-list.tsx')),
      show: lazy(() => import('./order-page.tsx')),
      recordRepresentation: 'number',
    },
  ],
};
