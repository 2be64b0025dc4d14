import PrivacyTipIcon from '@mui/icons-material/PrivacyTipOutlined';
import { lazy } from 'react';
import type { Area } from '../area.ts';

/** Register of processing, and what the shop erased when. */
export const personalData: Area = {
  permission: 'audit.read',
  menu: { to: '/personal-data', label: 'personal_data.title', icon: PrivacyTipIcon, group: 'team' },
  pages: [{ path: '/personal-data', screen: lazy(() => import('./register-page.tsx')) }],
};
