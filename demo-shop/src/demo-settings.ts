import type { Config } from 'api/config';
import type { Db } from 'api/database';
import { LOW_STOCK_UNITS } from 'shared-contracts/office/catalogue-limits';
import type { SettingValue } from 'shared-contracts/office/settings-values.schema';
import type { TaxSettings } from 'shared-contracts/office/tax-settings.schema';

/** The sandbox makes certificate and numbers by itself, so that a demo shop issues documents from its first order on. */
const DEMO_TAXES: TaxSettings = {
  mode: 'sandbox',
  begins_on: '2026-01-01',
  issuer: {
    // As in the footer of the shop (demo-shop/content/pages/layout.json).
    rut: '76418530-7',
    name: 'Casa Quillay Vinos y Gourmet SpA',
    activity: 'Venta de vinos, licores y alimentos',
    activity_codes: [472_200],
    address: 'Avenida Italia 1439',
    commune: 'Providencia',
  },
  resolution: { date: '2014-08-22', number: 0 },
  unit: 'Santiago Oriente',
  boleta: { webpay: 'issued', transfer: 'issued' },
};

const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** The demo shop sends on the day of the order until 13:00, and delivers on Saturdays in the region of Santiago. */
const DEMO_PROMISE: SettingValue<'delivery-promise'> = {
  is_active: true,
  cut_off: '13:00',
  preparation_days: 0,
  workdays: [...WORKDAYS],
  carrier_days: [...WORKDAYS],
  carrier_by_region: [{ region_id: '13', carrier_days: [...WORKDAYS, 'saturday'] }],
  closed: [],
  pickup: {
    is_active: true,
    days: [...WORKDAYS, 'saturday'],
    opens: '10:00',
    closes: '19:00',
    preparation_hours: 2,
  },
};

/** The van goes to Valparaíso, Concón, Viña del Mar, Quilpué and Villa Alemana. The table is cheaper and slower. */
const NEXT_DAY_TO_THE_COAST = {
  region_id: '05',
  commune_ids: ['05101', '05103', '05109', '05801', '05804'],
  price: 8990,
  min_days: 1,
  max_days: 1,
};

const DEMO_CASES: SettingValue<'cases'> = {
  is_active: true,
  percent_6: 5,
  percent_12: 10,
  product_types: ['Wine'],
  min_different: 2,
  starts_on: null,
  ends_on: null,
};

/** Turns on what is off until the owner of a shop chooses it. */
const SETTINGS = {
  taxes: DEMO_TAXES,
  'delivery-promise': DEMO_PROMISE,
  carriers: {
    carriers: [
      {
        name: 'Reparto propio',
        tracking_url: '',
        needs_number: false,
        service: 'by-hand',
        quotes: false,
        rates: [NEXT_DAY_TO_THE_COAST],
      },
      {
        name: 'Courier',
        tracking_url: 'https://courier.example/envio/{number}',
        needs_number: true,
        service: 'courier-api',
        quotes: false,
        rates: [],
      },
    ],
  },
  alerts: { low_stock: LOW_STOCK_UNITS, mail: true },
  channels: { google: true },
  cases: DEMO_CASES,
  'back-in-stock': { is_active: true },
} as const;

/** Sets up a demo shop, without what was set up already. */
export const setUpDemo = async (db: Db, { SHOP_MODE }: Pick<Config, 'SHOP_MODE'>): Promise<void> => {
  if (SHOP_MODE !== 'demo') return;
  await db
    .insertInto('settings')
    .values(Object.entries(SETTINGS).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((on) => on.doNothing())
    .execute();
};
