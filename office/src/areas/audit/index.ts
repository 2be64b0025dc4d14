import HistoryIcon from '@mui/icons-material/History';
import { lazy } from 'react';
import { listAudit } from 'shared-contracts/office/audit';
import type { Area } from '../area.ts';

export const audit: Area = {
  permission: 'audit.read',
  menu: { to: '/audit', label: 'audit.title', icon: HistoryIcon, group: 'team' },
  resources: [
    { name: 'audit', endpoints: { list: listAudit }, list: lazy(() => import('./audit-list.tsx')) },
  ],
};
