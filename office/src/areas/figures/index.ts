import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import { lazy } from 'react';
import type { Area } from '../area.ts';

/** Sums of sales, searches, carts and stock. */
export const figures: Area = {
  permission: 'figures.read',
  menu: { to: '/figures', label: 'figures.title', icon: BarChartIcon, group: 'selling' },
  pages: [
    { path: '/figures', screen: lazy(() => import('./sales-page.tsx')) },
    { path: '/figures/best-sellers', screen: lazy(() => import('./best-sellers-page.tsx')) },
    { path: '/figures/slow-stock', screen: lazy(() => import('./slow-stock-page.tsx')) },
    { path: '/figures/promises', screen: lazy(() => import('./promises-page.tsx')) },
    { path: '/figures/carts', screen: lazy(() => import('./carts-page.tsx')) },
    { path: '/figures/searches', screen: lazy(() => import('./searches-page.tsx')) },
    { path: '/figures/corrections', screen: lazy(() => import('./corrections-page.tsx')) },
    { path: '/figures/lost-searches', screen: lazy(() => import('./lost-searches-page.tsx')) },
  ],
};
