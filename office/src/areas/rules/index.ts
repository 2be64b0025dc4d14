import TuneIcon from '@mui/icons-material/TuneOutlined';
import { lazy } from 'react';
import type { Area } from '../area.ts';
import { RULE_PAGES } from './rule-pages.ts';

/** Page that leads to all selling rules. */
export const rules: Area = {
  permission: 'rules.read',
  menu: {
    to: '/rules',
    label: 'rules.title',
    icon: TuneIcon,
    group: 'selling',
    pages: RULE_PAGES.map(({ to }) => to),
  },
  pages: [{ path: '/rules', screen: lazy(() => import('./rules-page.tsx')) }],
};
