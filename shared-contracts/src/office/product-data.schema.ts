/** Everything about a product that staff write, except prices and stock. */
import { z } from 'zod';
import { productType } from '../api/catalogue.schema.ts';
import { MAX_ID } from '../api/fields.schema.ts';
import { byFilter, FACET_KEYS } from '../domain/filters.ts';
import { SLUG } from '../domain/slug.ts';
import { MAX_COMPANIONS, MAX_CONTENTS, MAX_FORMATS, MAX_PRICE, MIN_PRICE } from './catalogue-limits.ts';
import { productParams, reason } from './common.schema.ts';
import { storedPicture } from './pictures.schema.ts';
import { byNumberFact, FACT_LIMITS, MAX_QTY, NEW_SKU, TEXT_LENGTHS, YEARS } from './product-limits.ts';
import { sku } from './rows.schema.ts';

/** Signs that change the direction of a text, so that it reads differently from what is stored. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;
const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !TURNING.test(value));
const short = words(TEXT_LENGTHS.short);
const long = words(TEXT_LENGTHS.long);
const whole = (min: number, max: number) => z.int().min(min).max(max).nullable();
const numbers = byNumberFact(whole);

/** Texts in one language. An empty English text means the Spanish one. */
const texts = z.object({
  name: short,
  /** Name on cards. Empty: the name. */
  name_card: short,
  detail: short,
  description: long,
  description_card: long,
  /** Small words on the picture of the card. Empty: none. */
  label: short,
  aromatic_notes: z.array(short.min(1)).max(50),
  aromatic_family: short,
  vineyard: long,
  ageing: short,
  closure: short,
  harvest: short,
  tasting_notes: long,
  pairing: long,
  sommelier_comment: long,
  /** Why the buyer cannot withdraw from the purchase. Empty: the legal right applies. */
  retracto_excluded: short,
  image_alt: short,
  cover_alt: short,
});

/** Facts in no language. Each product type has only some of them. */
export const productFacts = z.object({
  region: short,
  valley: short,
  /** Serving temperature, °C. */
  service: short,
  ...numbers,
  abv: z.number().min(FACT_LIMITS.abv[0]).max(FACT_LIMITS.abv[1]).nullable(),
  /** Shelf in the cellar: `A-03-2`. Only staff see it. */
  place: words(TEXT_LENGTHS.shelf).optional(),
  /** Foods of the sommelier. */
  foods: z.array(z.string().max(60)).max(50),
  scores: z.array(z.object({ jury: short.min(1), points: z.int().min(0).max(100) })).max(20),
});

/** Filter value: one that the shop has, or a new one with its labels. */
const facet = z.object({
  value: z.string().regex(SLUG).max(60),
  label: z.object({ es: short.min(1), en: short.min(1) }).optional(),
});
const facetList = z.array(facet).max(20);

const format = z.object({
  sku,
  /** Net weight. Only of a gourmet product. */
  grams: whole(...FACT_LIMITS.unit_grams),
  /** Sold by unit, not by weight. */
  unit_sales: z.boolean(),
  label: z.object({ es: short, en: short }),
});

const content = z.object({ sku, qty: z.int().min(1).max(MAX_QTY) });

const slug = z.string().trim().regex(SLUG).max(TEXT_LENGTHS.slug);
const year = whole(...YEARS);
const brand = short.min(1);
/** Imported pictures may have an address without hash. */
const picture = z.union([
  storedPicture,
  z
    .string()
    .max(200)
    .regex(/^(\/storage\/\w[\w./-]*)?$/),
]);
const productId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((text) => Number(text) <= MAX_ID);

export const productData = z.object({
  /** Never changes. */
  kind: productType,
  slug,
  brand,
  year,
  texts: z.object({ es: texts.extend({ name: short.min(1) }), en: texts }),
  facts: productFacts,
  /** A filter that is missing keeps the stored values: a draft may be older than the filter. */
  facets: z.object(byFilter(FACET_KEYS, () => facetList.optional())),
  /** Base paths below /storage. Empty: no picture. */
  image: picture,
  cover: picture,
  /** The card sells the first one. Formats that are left out stay after these. */
  formats: z.array(format).max(MAX_FORMATS),
  /** Of a box. */
  contents: z.array(content).max(MAX_CONTENTS),
  /** Ids of products that the page shows beside this one, before those that the shop finds. */
  companions: z.array(productId).max(MAX_COMPANIONS),
});
export type ProductData = z.output<typeof productData>;

/** A product as the shop stores it, also while it is hidden. */
const form = z.object({
  id: z.string(),
  kind: productType,
  /** Whether shoppers see it. */
  visible: z.boolean(),
  /** Shoppers saw the product under its address, which other pages link to. */
  slug_fixed: z.boolean(),
  data: productData,
  /** Names of the skus in `contents` and of the ids in `companions`, of the draft too. */
  names: z.record(z.string(), z.string()),
  /** Names of the boxes in the shop that hold it. */
  boxes: z.array(z.string()).optional(),
});

export const readProductForm = { params: productParams, response: form };
const price = z.int().min(MIN_PRICE).max(MAX_PRICE);
const newFormat = {
  sku: z.string().trim().regex(NEW_SKU),
  price,
  grams: whole(...FACT_LIMITS.unit_grams).default(null),
};

/** Starts hidden. `copy_of`: everything else comes from this product. */
export const createProduct = {
  body: z.object({
    kind: productType,
    name: short.min(1),
    brand,
    year: year.default(null),
    ...newFormat,
    contents: z.array(content).max(MAX_CONTENTS).default([]),
    copy_of: productId.nullable().default(null),
  }),
  response: z.object({ id: z.string() }),
};

export const addFormat = {
  params: productParams,
  body: z.object({ ...newFormat, unit_sales: z.boolean().default(true), reason }),
  response: z.object({ id: z.string() }),
};

const label = z.object({ value: z.string(), es: z.string(), en: z.string() });

/** Values to choose from. */
export const readProductChoices = {
  response: z.object({
    brands: z.array(z.string()),
    facets: z.record(z.string(), z.array(label)),
    foods: z.array(label),
  }),
};
