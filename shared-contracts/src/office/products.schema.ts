import { z } from 'zod';
import { productType } from '../api/catalogue.schema.ts';
import { listOf, listQuery, productParams, textFile } from './common.schema.ts';
import { pricePlan } from './price-plans.schema.ts';

const clp = z.number().int();

/** Format (sku) of a product with price and stock. */
export const format = z.object({
  sku: z.string(),
  /** Net weight of a gourmet product's format. */
  grams: z.number().int().nullable(),
  price: clp,
  /** Price before an offer. Imported ones may be words. */
  reference_price: z.string().nullable(),
  /** Units for sale. Of a box: as many as its contents allow. */
  for_sale: z.number().int(),
  /** Units of paid and unpaid orders that are not sent yet. The unpaid ones include units held for people who waited. */
  reserved_paid: z.number().int(),
  reserved_unpaid: z.number().int(),
  /** Units in the cellar: for sale and reserved. Null for a box, which has no stock of its own. */
  on_hand: z.number().int().nullable(),
  /** People who wait until it is in stock again. */
  waiting: z.number().int(),
  /** Versions for changes of price and stock. */
  price_version: z.string(),
  stock_version: z.string(),
});

const product = z.object({
  id: z.string(),
  kind: productType,
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  year: z.number().int().nullable(),
  /** Whether shoppers see it. */
  visible: z.boolean(),
  published_at: z.string(),
  /** Base path of the picture below /storage. Empty: none. */
  image: z.string(),
  /** The first format is the one that the product's card sells. */
  formats: z.array(format),
});

const text = z.object({
  name: z.string(),
  detail: z.string(),
  description: z.string(),
});

const priceChange = z.object({
  id: z.string(),
  at: z.string(),
  sku: z.string(),
  old_price: clp,
  new_price: clp,
  old_reference_price: z.string().nullable(),
  new_reference_price: z.string().nullable(),
  reason: z.string().nullable(),
});

/** Conditions of the list and of the CSV export. */
const productFilters = {
  kind: productType.optional(),
  visible: z.enum(['yes', 'no']).optional(),
  stock: z.enum(['low', 'none']).optional(),
  offer: z.enum(['yes', 'no']).optional(),
};

export const listProducts = {
  query: z.object({ ...listQuery(['published_at', 'name', 'price', 'stock']), ...productFilters }),
  response: listOf(product),
};

export const readProduct = {
  params: productParams,
  response: product.extend({
    /** Path of the page in the shop. */
    path: z.string(),
    texts: z.object({ es: text, en: text }),
    /** Contents of a box. */
    contents: z.array(z.object({ sku: z.string(), name: z.string(), qty: z.number().int() })),
    /** Planned prices and offers, the next first. */
    price_plans: z.array(pricePlan),
    /** The latest first. */
    price_changes: z.array(priceChange),
  }),
};

/** Up to `MAX_ROWS` formats of the products that fit, as a spreadsheet reads them. */
export const exportProducts = {
  query: z.object({ q: z.string().trim().max(100).optional(), ...productFilters }),
  response: textFile.extend({
    rows: z.number().int(),
    /** More formats fit. */
    more: z.boolean(),
  }),
};
