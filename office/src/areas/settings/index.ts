import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import * as endpoints from 'shared-contracts/office/settings';
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
// biome-ignore lint/suspicious/noExplicitAny: records have the shape of their endpoint
const setting = (name: SettingKey, one: OfficeEndpoint<any>, endpoint: OfficeEndpoint<any>) => ({
  name,
  endpoints: { one, update: { endpoint, input } },
});

/** Opening hours and tables of the bar. */
export const bar: Area = {
  id: 'bar',
  permission: 'rules.read',
  menu: { to: '/rules/bar', label: 'rules.pages.bar', icon: ScheduleIcon, group: 'bar' },
  resources: [setting('bar', endpoints.readBar, endpoints.changeBar)],
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
  resources: [
    setting('gift-box', endpoints.readGiftBox, endpoints.changeGiftBox),
    setting('transfer-account', endpoints.readTransferAccount, endpoints.changeTransferAccount),
    setting('company', endpoints.readCompany, endpoints.changeCompany),
    setting('contact', endpoints.readContact, endpoints.changeContact),
    setting('alerts', endpoints.readAlerts, endpoints.changeAlerts),
    setting('promotion', endpoints.readPromotion, endpoints.changePromotion),
    setting('age-gate', endpoints.readAgeGate, endpoints.changeAgeGate),
    setting('delivery-promise', endpoints.readDeliveryPromise, endpoints.changeDeliveryPromise),
    setting('carriers', endpoints.readCarriers, endpoints.changeCarriers),
    setting('discounts', endpoints.readDiscounts, endpoints.changeDiscounts),
    setting('channels', endpoints.readChannels, endpoints.changeChannels),
    setting('cases', endpoints.readCaseSetting, endpoints.changeCaseSetting),
    setting('back-in-stock', endpoints.readBackInStock, endpoints.changeBackInStock),
    setting('brand', endpoints.readBrand, endpoints.changeBrand),
  ],
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
