import MailIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { lazy } from 'react';
import { listSubscriptions } from 'shared-contracts/office/newsletter';
import type { Area } from '../area.ts';

export const newsletter: Area = {
  permission: 'newsletter.read',
  menu: { to: '/subscriptions', label: 'newsletter.title', icon: MailIcon, group: 'customers' },
  resources: [
    {
      name: 'subscriptions',
      endpoints: { list: listSubscriptions },
      list: lazy(() => import('./subscriptions-list.tsx')),
    },
  ],
};
