import ForumIcon from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';
import { listMessages, readMessage } from 'shared-contracts/office/messages';
import type { Area } from '../area.ts';

export const messages: Area = {
  permission: 'messages.read',
  menu: { to: '/messages', label: 'messages.title', icon: ForumIcon, group: 'customers' },
  resources: [
    {
      name: 'messages',
      endpoints: { list: listMessages, one: readMessage },
      list: lazy(() => import('./messages-list.tsx')),
      show: lazy(() => import('./message-page.tsx')),
    },
  ],
};
