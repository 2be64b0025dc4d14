import TuneIcon from '@mui/icons-material/TuneOutlined';
import { lazy } from 'react';
import type { Area } from '../area.ts';
import { closedDays } from '../closed-days/index.ts';
import { coupons } from '../coupons/index.ts';
import { delivery } from '../delivery/index.ts';
import { events } from '../events/index.ts';
import { settings } from '../settings/index.ts';

/** Page that leads to all selling rules. */
const rules: Area = {
  id: 'rules',
  permission: 'rules.read',
  menu: { to: '/rules', label: 'rules.title', icon: TuneIcon },
  pages: [{ path: '/rules', screen: lazy(() => import('./rules-page.tsx')) }],
};

/** All areas of selling rules. Only the first one is in the menu. */
export const sellingRules: readonly Area[] = [rules, coupons, delivery, settings, closedDays, events];
