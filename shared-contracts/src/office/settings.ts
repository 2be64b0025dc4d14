import type { Permission } from './access.ts';
import { type OfficeEndpoint, officeEndpoint } from './endpoint.ts';
import type { SETTING_SCHEMAS } from './settings.schema.ts';
import type { SettingKey } from './settings-values.schema.ts';

interface Description {
  /** Summaries of the two endpoints. */
  read: string;
  change: string;
  mayChange: Permission;
}

const DESCRIPTIONS: Readonly<Record<SettingKey, Description>> = {
  'gift-box': {
    read: 'Price of the gift box',
    change: 'Changes the price of the gift box. Orders keep theirs',
    mayChange: 'rules.change-selling',
  },
  bar: {
    read: 'Tables and opening hours of the wine bar',
    change: 'Changes tables and opening hours. Reservations stay',
    mayChange: 'rules.change-bar',
  },
  'transfer-account': {
    read: 'Bank account for transfers',
    change: 'Changes the bank account. Mails of earlier orders keep theirs',
    mayChange: 'rules.change-company',
  },
  company: {
    read: 'Name of the shop and legal identity',
    change: 'Changes the name of the shop and its legal identity',
    mayChange: 'rules.change-company',
  },
  contact: {
    read: 'Contact and place of pick-up',
    change: 'Changes contact and place of pick-up',
    // The shop's mails of contact messages go to its address, and an editor may not read these.
    mayChange: 'rules.change-selling',
  },
  alerts: {
    read: 'Levels of the office’s alerts',
    change: 'Changes the levels of the office’s alerts',
    mayChange: 'rules.change-selling',
  },
  promotion: {
    read: 'Promotional message',
    change: 'Changes, shows or hides the promotional message',
    mayChange: 'rules.change-texts',
  },
  'age-gate': {
    read: 'Texts of the age gate',
    change: 'Changes the texts of the age gate',
    mayChange: 'rules.change-texts',
  },
  'delivery-promise': {
    read: 'Rules of the promised day of arrival',
    change: 'Changes the rules of the promised day. Orders keep theirs',
    mayChange: 'rules.change-selling',
  },
  carriers: {
    read: 'Carriers of parcels, with their tracking pages',
    change: 'Changes the carriers. Sent parcels keep theirs',
    mayChange: 'rules.change-selling',
  },
  discounts: {
    read: 'How coupons meet offers',
    change: 'Changes how coupons meet offers. Orders keep their amounts',
    mayChange: 'rules.change-selling',
  },
  channels: {
    read: 'Feeds of products that are on',
    change: 'Turns feeds of products on or off',
    mayChange: 'rules.change-selling',
  },
  cases: {
    read: 'Rule of mixed cases',
    change: 'Changes the rule of mixed cases. Cases in carts get the new saving at once; orders keep theirs',
    mayChange: 'rules.change-selling',
  },
  'back-in-stock': {
    read: 'Whether shoppers may wait for sold-out products',
    change: 'Lets shoppers wait for sold-out products or not. People who wait already keep their place',
    mayChange: 'rules.change-selling',
  },
  brand: {
    read: 'Colours and headings',
    change: 'Changes colours, headings and logo. Refuses colours whose contrast is too low',
    mayChange: 'rules.change-company',
  },
};

type Schemas = typeof SETTING_SCHEMAS;
type SettingEndpoints = {
  readonly [K in SettingKey]: {
    /** Reads the stored value, or the one that the shop uses without it. */
    readonly read: OfficeEndpoint<Schemas[K]['read']>;
    readonly change: OfficeEndpoint<Schemas[K]['change']>;
  };
};

const endpointsOf = (key: string, { read, change, mayChange }: Description) => {
  const path = `/office/settings/${key}`;
  return {
    read: officeEndpoint<never>({
      id: `office-read-${key}`,
      method: 'GET',
      path,
      access: 'rules.read',
      summary: read,
      errors: [],
    }),
    change: officeEndpoint<never>({
      id: `office-change-${key}`,
      method: 'PUT',
      path,
      access: mayChange,
      summary: change,
      errors: ['VALIDATION_FAILED', 'CONFLICT'],
    }),
  };
};

export const SETTING_ENDPOINTS = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([key, description]) => [key, endpointsOf(key, description)]),
) as unknown as SettingEndpoints;

export const SETTING_KEYS = Object.keys(DESCRIPTIONS) as SettingKey[];
