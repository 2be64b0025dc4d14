import { z } from 'zod';
import { productType } from '../api/catalogue.schema.ts';
import { day } from '../api/fields.schema.ts';
import { LOCALES } from '../locale.ts';
import { textFile } from './common.schema.ts';

const count = z.number().int();
/** Whole CLP. */
const clp = z.number().int();

/** Days of Santiago, both included. Default: until today. At most three years. */
const period = { from: day.optional(), to: day.optional() };

/** First and last day of the figure. */
const shownDays = { from: z.string(), to: z.string() };

const sums = z.object({
  /** Paid orders by the day on which they were placed, also those that were cancelled later. */
  orders: count,
  /** Money that buyers paid, with delivery and gift boxes. */
  clp,
  /** Refunds by the day on which they were given, also those of cancelled orders. */
  refunds_clp: clp,
  /** Of orders that are not cancelled, like the amounts below. */
  units: count,
  /** Amount of the products after coupons. */
  products_clp: clp,
  /** Amount of the products whose cost is known. */
  costed_clp: clp,
  /** `costed_clp` without its cost. Null while no cost is known. */
  margin: clp.nullable(),
});
const salesPeriod = sums.extend(shownDays);

export const PERIODS = ['day', 'week', 'month'] as const;
export const readSales = {
  query: z.object({ ...period, by: z.enum(PERIODS).default('day') }),
  response: z.object({
    ...shownDays,
    by: z.enum(PERIODS),
    periods: z.array(salesPeriod),
    /** As many periods just before. The one at an index is compared with the one at the same index. */
    before: z.array(salesPeriod),
    total: sums,
    total_before: sums,
  }),
};

export const readBestSellers = {
  query: z.object({
    ...period,
    kind: productType.optional(),
    sort: z.enum(['clp', 'units', 'margin']).default('clp'),
  }),
  response: z.object({
    ...shownDays,
    /** Up to 100. */
    data: z.array(
      z.object({
        sku: z.string(),
        /** The sku, when the product was deleted. */
        name: z.string(),
        grams: count.nullable(),
        product_id: z.string().nullable(),
        units: count,
        clp,
        costed_clp: clp,
        margin: clp.nullable(),
      }),
    ),
    total: z.object({ skus: count, units: count, clp }),
  }),
};

export const readLostSearches = {
  query: z.object(period),
  response: z.object({
    ...shownDays,
    /** Up to 200, the most frequent first. Searches without a product. */
    data: z.array(
      z.object({ words: z.string(), locale: z.enum(LOCALES), searches: count, last_day: z.string() }),
    ),
    total: z.object({ words: count, searches: count }),
  }),
};

/** Steps of shoppers who consented to measurement. */
export const readSearches = {
  query: z.object({ ...period, sort: z.enum(['views', 'unpressed']).default('views') }),
  response: z.object({
    ...shownDays,
    /** Up to 200. By views, or by views without a press. */
    data: z.array(
      z.object({
        words: z.string(),
        locale: z.enum(LOCALES),
        /** Results that were seen. */
        views: count,
        /** Those of which a product was opened or bought. */
        presses: count,
        /** Those of which a product was put into the cart. */
        carts: count,
      }),
    ),
    total: z.object({ views: count, presses: count, carts: count }),
  }),
};

export const readCorrections = {
  query: z.object(period),
  response: z.object({
    ...shownDays,
    /** Up to 200, the most frequent first. */
    data: z.array(
      z.object({ words: z.string(), locale: z.enum(LOCALES), corrected: z.string(), searches: count }),
    ),
  }),
};

/**
 * Steps of a purchase that the shop stores: products in the cart and no order; an order whose card payment did not
 * succeed; an order by transfer that was never paid. `bought` is the number of paid orders, to compare.
 */
const CART_STEPS = ['cart', 'card', 'transfer'] as const;
export const readAbandonedCarts = {
  query: z.object(period),
  response: z.object({
    ...shownDays,
    steps: z.array(z.object({ step: z.enum(CART_STEPS), carts: count, clp })),
    bought: z.object({ orders: count, clp }),
  }),
};

/**
 * Paid orders by their last promised day. A delivery keeps its promise when it arrives by that day, a pick-up when it is
 * ready by its hour. An order that is not there yet is late once its promise is over.
 */
export const readPromises = {
  query: z.object(period),
  response: z.object({
    ...shownDays,
    total: z.object({ kept: count, late: count, open: count }),
    /** Late orders, up to 200, the latest promise first. */
    data: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        delivery: z.enum(['home', 'pickup']),
        commune: z.string().nullable(),
        carrier: z.string().nullable(),
        promised_on: z.string(),
        /** Day of the arrival, or on which the pick-up was ready. Null: not yet. */
        done_on: z.string().nullable(),
        /** Days between both, until today for an order that is not there yet. 0: some hours. */
        days: count,
      }),
    ),
  }),
};

export const readSlowStock = {
  /** Days without a sale. */
  query: z.object({ days: z.coerce.number().int().min(1).max(1_000).default(90) }),
  response: z.object({
    /** Up to 200, the highest value first. */
    data: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        grams: count.nullable(),
        product_id: z.string(),
        visible: z.boolean(),
        /** Units in the cellar. */
        units: count,
        /** Day of the last sale, alone or in a box. Null: never sold. */
        last_sale: z.string().nullable(),
        /** Days since the last sale, or since the publication. */
        days: count,
        /** At cost when it is known, else at the price. */
        value: clp,
        at_cost: z.boolean(),
      }),
    ),
    total: z.object({ skus: count, units: count, value: clp }),
  }),
};

export const FIGURES = [
  'sales',
  'best-sellers',
  'lost-searches',
  'searches',
  'corrections',
  'carts',
  'slow-stock',
  'promises',
] as const;
/** A figure as CSV text, with up to 5,000 rows. Takes the query of its figure, without the order of searches. */
export const exportFigure = {
  query: z.object({
    figure: z.enum(FIGURES),
    ...readSales.query.shape,
    ...readBestSellers.query.shape,
    ...readSlowStock.query.shape,
  }),
  response: textFile,
};
