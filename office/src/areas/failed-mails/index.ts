import UnsubscribeIcon from '@mui/icons-material/UnsubscribeOutlined';
import { lazy } from 'react';
import { listFailedMails } from 'shared-contracts/office/mails';
import type { Area } from '../area.ts';

export const failedMails: Area = {
  permission: 'mails.read',
  menu: { to: '/failed-mails', label: 'mails.title', icon: UnsubscribeIcon, group: 'customers' },
  resources: [
    {
      name: 'failed-mails',
      endpoints: { list: listFailedMails },
      list: lazy(() => import('./failed-mails-list.tsx')),
    },
  ],
};
