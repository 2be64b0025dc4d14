import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';
import { SETTING_ENDPOINTS, SETTING_KEYS } from 'shared-contracts/office/settings';
import type { SettingKey } from 'shared-contracts/office/settings-values.schema';
import type { Area } from '../area.ts';
import { SHOP_PAGES } from '../rules/rule-pages.ts';

interface SettingForm {
  version: string;
  value: object;
  reason: string;
}

const input = ({ version, value, reason }: SettingForm) => ({ body: { version, value, reason } });

/** Resource with one record, which has the name of the setting. */
const setting = (name: SettingKey) => {
  const { read, change } = SETTING_ENDPOINTS[name];
  return { name, endpoints: { one: read, update: { endpoint: change, input } } };
};

/** Opening hours and tables of the bar. */
export const bar: Area = {
  id: 'bar',
  permission: 'rules.read',
  menu: { to: '/rules/bar', label: 'rules.pages.bar', icon: ScheduleIcon, group: 'bar' },
  resources: [setting('bar')],
  pages: [{ path: '/rules/bar', screen: lazy(() => import('./bar-page.tsx')) }],
};

/** Settings of the shop, and of selling rules. */
export const settings: Area = {
  id: 'settings',
  permission: 'rules.read',
  menu: {
    to: '/settings',
    label: 'rules.shop',
    icon: StorefrontIcon,
    group: 'shop',
    pages: SHOP_PAGES.map(({ to }) => to),
  },
  resources: SETTING_KEYS.filter((key) => key !== 'bar').map(setting),
  pages: [
    { path: '/settings', screen: lazy(() => import('../rules/shop-page.tsx')) },
    { path: '/rules/gift-box', screen: lazy(() => import('./gift-box-page.tsx')) },
    { path: '/rules/transfer-account', screen: lazy(() => import('./transfer-account-page.tsx')) },
    { path: '/rules/company', screen: lazy(() => import('./company-page.tsx')) },
    { path: '/rules/contact', screen: lazy(() => import('./contact-page.tsx')) },
    { path: '/rules/alerts', screen: lazy(() => import('./alerts-page.tsx')) },
    { path: '/rules/promotion', screen: lazy(() => import('./promotion-page.tsx')) },
    { path: '/rules/age-gate', screen: lazy(() => import('./age-gate-page.tsx')) },
    { path: '/rules/delivery-promise', screen: lazy(() => import('./delivery-promise-page.tsx')) },
    { path: '/rules/carriers', screen: lazy(() => import('./carriers-page.tsx')) },
    { path: '/rules/discounts', screen: lazy(() => import('./discounts-page.tsx')) },
    { path: '/rules/channels', screen: lazy(() => import('./channels-page.tsx')) },
    { path: '/rules/cases', screen: lazy(() => import('./cases-page.tsx')) },
    { path: '/rules/back-in-stock', screen: lazy(() => import('./back-in-stock-page.tsx')) },
    { path: '/rules/brand', screen: lazy(() => import('./brand-page.tsx')) },
  ],
};
