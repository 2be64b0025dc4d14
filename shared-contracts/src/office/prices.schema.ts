import { z } from 'zod';
import { MAX_PRICE, MIN_PRICE } from './catalogue-limits.ts';
import { reason, version } from './common.schema.ts';
import { changedCount, csvProblem, csvText, named, refused, rowsOf, sku, skus } from './rows.schema.ts';

const clp = z.int().min(MIN_PRICE).max(MAX_PRICE);

const newPrice = [
  z.object({ kind: z.literal('set'), clp }),
  /** Per cent with one decimal: 12.5 makes 10,000 into 11,250. */
  z.object({ kind: z.literal('percent'), percent: z.number().min(-95).max(900).multipleOf(0.1) }),
] as const;
/** Rounds a new price of `percent` to a multiple of this many pesos. */
const round = z.union([z.literal(1), z.literal(10), z.literal(100)]).default(1);

/** Price of an offer, from the regular price. */
export const offerChange = z.object({ price: z.discriminatedUnion('kind', newPrice), round });

const priceChange = z.object({
  price: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('keep') }),
    ...newPrice,
    /** Back to the price before the offer, which is removed. */
    z.object({ kind: z.literal('end-offer') }),
  ]),
  round,
  /** Price before the offer, struck through: as it is, the price of now, or none. */
  reference: z.enum(['keep', 'current-price', 'remove']).default('keep'),
});

export const price = z.object({ price: z.number().int(), reference_price: z.string().nullable() });

const pricePreview = z.object({
  ...named,
  version: z.string(),
  before: price.nullable(),
  after: price.nullable(),
  refused,
});

export const previewPrices = {
  body: z.object({ skus, change: priceChange }),
  response: z.object({ rows: z.array(pricePreview) }),
};

/** `reference_price`: null removes it, without it the format keeps its own. */
const priceRow = z.object({ sku, version, price: clp, reference_price: clp.nullable().optional() });

export const changePrices = {
  body: z.object({ rows: rowsOf(priceRow), reason }),
  response: changedCount,
};

/** `rows`: only formats that the file changes. With problems the file cannot be applied. */
export const checkPricesCsv = {
  body: csvText,
  response: z.object({ rows: z.array(pricePreview), problems: z.array(csvProblem) }),
};
