import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';
import { SETTING_ENDPOINTS, SETTING_KEYS } from 'shared-contracts/office/settings';
import type { SettingKey } from 'shared-contracts/office/settings-values.schema';
import type { Area } from '../area.ts';
import { SHOP_PAGES } from '../rules/rule-pages.ts';

interface SettingChange {
  version: string;
  value: object;
  reason: string;
}

const input = ({ version, value, reason }: SettingChange) => ({ body: { version, value, reason } });

/** Resource with one record, which has the name of the setting. */
const setting = (name: SettingKey) => {
  const { read, change } = SETTING_ENDPOINTS[name];
  return { name, endpoints: { one: read, update: { endpoint: change, input } } };
};

const screen = lazy(() => import('./setting-page.tsx'));
const pageOf = (name: SettingKey) => ({ path: `/rules/${name}`, screen });
const OTHERS = SETTING_KEYS.filter((key) => key !== 'bar');

/** Opening hours and tables of the bar. */
export const bar: Area = {
  permission: 'rules.read',
  menu: { to: '/rules/bar', label: 'rules.pages.bar', icon: ScheduleIcon, group: 'bar' },
  resources: [setting('bar')],
  pages: [pageOf('bar')],
};

/** Settings of the shop, and of selling rules. */
export const settings: Area = {
  permission: 'rules.read',
  menu: {
    to: '/settings',
    label: 'rules.shop',
    icon: StorefrontIcon,
    group: 'shop',
    pages: SHOP_PAGES.map(({ to }) => to),
  },
  resources: OTHERS.map(setting),
  pages: [{ path: '/settings', screen: lazy(() => import('../rules/shop-page.tsx')) }, ...OTHERS.map(pageOf)],
};
