import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import { listBatches, readBatch } from 'shared-contracts/office/batches';
import type { Area } from '../area.ts';

/** Batches of orders that staff pick and pack together. The edit page picks, bottle by bottle. */
export const batches: Area = {
  permission: 'orders.read',
  menu: { to: '/batches', label: 'batches.title', icon: InventoryIcon, group: 'selling' },
  resources: [
    {
      name: 'batches',
      endpoints: { list: listBatches, one: readBatch },
      list: lazy(() => import('./batches-list.tsx')),
      show: lazy(() => import('./batch-page.tsx')),
      edit: lazy(() => import('./pick-page.tsx')),
    },
  ],
};
