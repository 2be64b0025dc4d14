import { z } from 'zod';
import { minutes } from '../api/common.schema.ts';
import { blankLine, communeId, day, email, hour, line, phone, typedRut } from '../api/fields.schema.ts';
import { COUPON_WITH_OFFERS } from '../domain/better-of-line.ts';
import { BRAND_COLOURS } from '../domain/brand-colours.ts';
import { CASE_TYPES } from '../domain/cases.ts';
import { lowContrasts } from '../domain/contrast.ts';
import { WEEKDAYS } from '../domain/days.ts';
import { CARRIER_SERVICES, isSameCarrier, TRACKING_ADDRESS } from '../domain/parcels.ts';
import { daysInOrder, rateFields } from './delivery.schema.ts';
import { storedPicture } from './pictures.schema.ts';

const MAX_GIFT_PRICE_CLP = 1_000_000;

/** Gift box of the cart. CLP with VAT. */
const giftBox = z.object({ price: z.int().min(0).max(MAX_GIFT_PRICE_CLP) });

/** Phone number, kept as typed, because people read it. */
const typedPhone = line(30).refine((text) => phone.safeParse(text).success, { params: { rule: 'phone' } });

const inBoth = (max: number) => z.object({ es: line(max), en: blankLine(max) });

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
const DAY_MINUTES = 24 * 60;

/** Hours of a weekday. They are kept while the bar is closed on it. `closes` may be after midnight. */
const weekday = z
  .object({ is_open: z.boolean(), opens: hour, closes: hour, last_seating: hour })
  .refine(({ opens, last_seating }) => opens <= last_seating, { path: ['last_seating'] })
  .refine(
    ({ opens, closes, last_seating }) =>
      minutesOf(last_seating) < minutesOf(closes) + (closes <= opens ? DAY_MINUTES : 0),
    { path: ['closes'] },
  );

/** Tables and opening hours of the wine bar. */
const bar = z.object({
  /** Seats for reservations. The counter is for walk-in guests. */
  seats: z.int().min(1).max(1000),
  duration_minutes: minutes.min(30).max(360),
  slot_minutes: minutes.min(10).max(120),
  /** Minimum time before a reservation. */
  lead_minutes: minutes.min(0).max(7 * DAY_MINUTES),
  /** Maximum number of days in advance. */
  horizon_days: z.int().min(1).max(365),
  hours: z.object({
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: weekday,
    sunday: weekday,
  }),
  /** Days that are closed every year: `MM-DD`. Others are in the table `closed_days`. */
  yearly: z
    .array(
      z.object({
        day: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
        es: line(60),
        en: blankLine(60),
      }),
    )
    .max(40),
});

/** Bank account for transfers. */
const transferAccount = z.object({
  bank: line(60),
  account_type: inBoth(40),
  account: line(40),
  name: line(120),
  rut: typedRut,
  email,
});

/** Name of the shop and of the company that sells. */
const company = z.object({ name: line(40), legal_name: line(120), rut: typedRut });

/** Contact in footer, mails and search engines, and the place of pick-up. */
const contact = z.object({
  address: line(160),
  email,
  phones: z
    .array(z.object({ es: line(40), en: blankLine(40), text: typedPhone }))
    .min(1)
    .max(4),
  pickup: z.object({ address: line(160), hours: inBoth(120), ready: inBoth(120) }),
});

const alerts = z.object({
  /** The office counts a format with this many units or fewer as low in stock. */
  low_stock: z.int().min(1).max(1000),
  /** Staff who change stock get a mail with these formats each morning. */
  mail: z.boolean().default(false),
});

/** Path of the shop or an https address. */
const link = z
  .string()
  .max(300)
  .regex(/^(\/(?!\/)|https:\/\/)[^\s\\]*$/);

/** Message that a shopper sees once. */
const promotion = z.object({
  is_visible: z.boolean(),
  link,
  es: z.object({ title: line(80), description: line(240), button: line(40) }),
  en: z.object({ title: blankLine(80), description: blankLine(240), button: blankLine(40) }),
});

const ageGate = z.object({
  es: z.object({ header_text: line(60), title: line(80), text: line(240) }),
  en: z.object({ header_text: blankLine(60), title: blankLine(80), text: blankLine(240) }),
});

const hex = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/);

const MAX_SIDE_PX = 2000;
/** Picture in place of the shop's name in the header. The name is its alternative text. */
const logo = z.object({
  image: storedPicture,
  width: z.int().min(1).max(MAX_SIDE_PX),
  height: z.int().min(1).max(MAX_SIDE_PX),
});

/** Colours, headings and logo of the shop. */
const brand = z
  .object({
    wine: hex,
    'wine-dark': hex,
    'wine-tint': hex,
    paper: hex,
    'paper-2': hex,
    'paper-3': hex,
    ink: hex,
    'ink-2': hex,
    'ink-3': hex,
    headings: z.enum(['serif', 'sans']),
    /** Values of earlier versions have none. */
    logo: logo.nullable().default(null),
  })
  .superRefine((colours, context) => {
    // A fixed colour cannot be changed, so its pair names the other one.
    const faults = lowContrasts(colours).map(([text, ground]) => (text in BRAND_COLOURS ? text : ground));
    for (const name of new Set(faults))
      context.addIssue({ code: 'custom', path: [name], params: { rule: 'contrast' } });
  });

const weekdays = z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length);

/** When an order is ready for pick-up. Off until staff set it. */
const pickupHours = z
  .object({
    is_active: z.boolean(),
    days: weekdays,
    opens: hour,
    closes: hour,
    preparation_hours: z.int().min(0).max(72),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'] });

/** Rules of the promised day of arrival (docs/product/delivery.md). */
const deliveryPromise = z.object({
  /** The shop shows dates. Off until staff set it. */
  is_active: z.boolean(),
  cut_off: hour,
  /** Working days of the shop until the carrier takes an order. */
  preparation_days: z.int().min(0).max(30),
  workdays: weekdays,
  carrier_days: weekdays,
  /** Regions in which the carrier delivers on other days. */
  carrier_by_region: z
    .array(z.object({ region_id: z.string().regex(/^\d{2}$/), carrier_days: weekdays }))
    .max(16),
  /** Vacations, elections and regional holidays of the shop. Both days are included. */
  closed: z
    .array(z.object({ first: day, last: day }).refine(({ first, last }) => first <= last, { path: ['last'] }))
    .max(60),
  /** Values of earlier versions have none. */
  pickup: pickupHours.default({
    is_active: false,
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    opens: '10:00',
    closes: '19:00',
    preparation_hours: 2,
  }),
});

/** Price (CLP with VAT) and working days of a carrier in a region. */
const carrierRate = rateFields
  .extend({
    region_id: z.string().regex(/^\d{2}$/),
    /** Communes of the region. Empty: all of them. */
    commune_ids: z.array(communeId).max(60).default([]),
  })
  .refine(daysInOrder, { path: ['max_days'] })
  .refine(({ region_id, commune_ids }) => commune_ids.every((id) => id.startsWith(region_id)), {
    path: ['commune_ids'],
  });

/** Carriers of the shop's parcels. Names tell them apart, because staff read and paste names. */
const carriers = z.object({
  carriers: z
    .array(
      z.object({
        name: line(40),
        /** Page about a parcel, with `{number}`. Empty: the carrier has none. */
        tracking_url: z
          .string()
          .trim()
          .max(200)
          .refine((text) => text === '' || TRACKING_ADDRESS.test(text), {
            params: { rule: 'trackingAddress' },
          })
          .default(''),
        /** A parcel does not leave without a number. */
        needs_number: z.boolean(),
        /** Values of earlier versions have none. */
        service: z.enum(CARRIER_SERVICES).default('by-hand'),
        /** The price of a delivery is this carrier's quote. Values of earlier versions have none. */
        quotes: z.boolean().default(false),
        /**
         * Deliveries of this carrier beside the table of delivery prices. A shopper takes the cheapest or the fastest
         * one. Values of earlier versions have none.
         */
        rates: z.array(carrierRate).max(40).default([]),
      }),
    )
    .max(20)
    .superRefine((all, context) => {
      const asked = all.findIndex(({ quotes }) => quotes);
      all.forEach(({ name, service, quotes }, index) => {
        // Only one carrier may quote, because shoppers see one price. A carrier without an API cannot.
        if (quotes && (index !== asked || service === 'by-hand'))
          context.addIssue({ code: 'custom', path: [index, 'quotes'], params: { rule: 'quotes' } });
        if (all.findIndex((other) => isSameCarrier(other.name, name)) < index)
          context.addIssue({ code: 'custom', path: [index, 'name'], params: { rule: 'repeated' } });
      });
    }),
});

/** How discounts of an order meet (docs/product/checkout.md#coupon). */
const discounts = z.object({ coupon_with_offers: z.enum(COUPON_WITH_OFFERS) });

/** Addresses at which programs of other companies read the products. Off until staff turn them on. */
const channels = z.object({ google: z.boolean() });

/** The line for sold-out products (docs/product/back-in-stock.md). Off until staff turn it on. */
const backInStock = z.object({ is_active: z.boolean() });

const casePercent = z.int().min(0).max(50);
const MAX_DIFFERENT = 6;
/** Mixed cases of single bottles (docs/product/cases.md). Off until staff turn them on. */
const cases = z
  .object({
    is_active: z.boolean(),
    /** Saving on the regular price of each bottle of a case of this size. */
    percent_6: casePercent,
    percent_12: casePercent,
    product_types: z.array(z.enum(CASE_TYPES)).min(1),
    /** Least number of different products in a case. */
    min_different: z.int().min(1).max(MAX_DIFFERENT),
    /** Days in Santiago, both included. Null: no limit. */
    starts_on: day.nullable(),
    ends_on: day.nullable(),
  })
  .refine(({ starts_on, ends_on }) => starts_on === null || ends_on === null || starts_on <= ends_on, {
    path: ['ends_on'],
  });

/** Values of all settings by key. A stored value is stronger than the content of pages and than defaults. */
export const SETTINGS = {
  'gift-box': giftBox,
  bar,
  'transfer-account': transferAccount,
  company,
  contact,
  alerts,
  promotion,
  'age-gate': ageGate,
  brand,
  'delivery-promise': deliveryPromise,
  carriers,
  discounts,
  channels,
  cases,
  'back-in-stock': backInStock,
} as const satisfies Record<string, z.ZodType<object>>;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<K extends SettingKey> = z.output<(typeof SETTINGS)[K]>;
/** Stored values by key. A key is absent until staff change it. */
export type StoredSettings = { [K in SettingKey]?: SettingValue<K> };
