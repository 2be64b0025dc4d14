import TodayIcon from '@mui/icons-material/TodayOutlined';
import { lazy } from 'react';
import type { Area } from '../area.ts';

export const today: Area = {
  permission: 'today.read',
  menu: { to: '/today', label: 'today.title', icon: TodayIcon, isFrequent: true },
  pages: [{ path: '/today', screen: lazy(() => import('./today-page.tsx')) }],
};
