import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import { lazy } from 'react';
import { listReturns, readReturn } from 'shared-contracts/office/returns';
import type { Area } from '../area.ts';

/** Returns of products by their buyers. */
export const returns: Area = {
  permission: 'orders.read',
  menu: { to: '/returns', label: 'returns.title', icon: AssignmentReturnIcon, group: 'selling' },
  resources: [
    {
      name: 'returns',
      endpoints: { list: listReturns, one: readReturn },
      list: lazy(() => import('./returns-list.tsx')),
      show: lazy(() => import('./return-page.tsx')),
    },
  ],
};
