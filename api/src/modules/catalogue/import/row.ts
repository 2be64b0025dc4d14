import { byFilter, FACET_KEYS } from 'shared-contracts/domain/filters';
import { MAX_PRICE, MAX_STOCK, MIN_PRICE } from 'shared-contracts/office/catalogue-limits';
import { byNumberFact, FACT_LIMITS, TEXT_LENGTHS, YEARS } from 'shared-contracts/office/product-limits';
import { z } from 'zod';
import { startOfDay } from '../../../lib/santiago.ts';
import { FOODS } from '../../products/foods.ts';
import { decimal, flag, keptIfEmpty, many, optional, short, sku, slug, text, whole } from './cells.ts';

/** `tinto`, or `tinto=Tinto/Red` for a value that the shop does not have yet. */
const facet = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(=[^=/]+(\/[^=/]+)?)?$/, 'must be a value such as tinto, or tinto=Tinto/Red')
  .transform((cell) => {
    const [value = '', labels] = cell.split('=');
    const [es, en] = labels?.split('/') ?? [];
    return { value, label: es === undefined ? undefined : { es: es.trim(), en: en?.trim() } };
  });
const food = z.enum(FOODS.map(({ id }) => id) as [string, ...string[]]);
const score = z
  .string()
  .regex(/^.+:(100|\d{1,2})$/, 'must be as Jury:91')
  .transform((cell) => ({
    jury: cell.slice(0, cell.lastIndexOf(':')),
    points: Number(cell.slice(cell.lastIndexOf(':') + 1)),
  }));
const content = z
  .string()
  .regex(/^[^*]+\*\d{1,3}$/, 'must be as SKU*2')
  .transform((cell) => ({ sku: cell.split('*')[0] ?? '', qty: Number(cell.split('*')[1]) }))
  .refine(({ qty }) => qty > 0, 'must hold at least one');
/** Path below /storage without file extension. */
const picture = z
  .string()
  .trim()
  .regex(/^\/storage\/[\w./-]+$/, 'must begin with /storage/')
  .refine((path) => !path.includes('..'), 'must not go upwards');

/** Columns of every row: one sku. An empty cell of `optional` clears the stored value. */
export const skuRow = z.object({
  slug,
  sku,
  /** CLP, VAT included. */
  price: whole(MIN_PRICE, MAX_PRICE),
  /** Old price. May be text that is not a number (docs/product/listings.md#product-card). */
  reference_price: optional(z.coerce.string().trim().max(60)),
  /** Default for a new sku: 0. */
  stock: keptIfEmpty(whole(0, MAX_STOCK)),
  /** Grams of a gourmet format. */
  format: optional(whole(...FACT_LIMITS.unit_grams)),
  unit_sales: keptIfEmpty(flag),
  /** Label on the button of this format. */
  sku_label_es: optional(short),
  sku_label_en: optional(short),
});

/** First row of a product, with all its columns. Further rows with the same slug are further formats. */
export const productRow = skuRow.extend({
  type: z.enum(['wine', 'box', 'gourmet', 'alcohol']),
  brand: short.min(1),
  year: optional(whole(...YEARS)),
  name_es: short.min(1),
  name_en: optional(short),
  name_card_es: optional(short),
  name_card_en: optional(short),
  detail_es: optional(short),
  detail_en: optional(short),
  description_es: optional(text),
  description_en: optional(text),
  description_card_es: optional(text),
  description_card_en: optional(text),
  label_es: optional(short),
  label_en: optional(short),
  image: picture,
  cover_image: keptIfEmpty(picture),
  rank: keptIfEmpty(whole(0, 1_000_000_000)),
  active: keptIfEmpty(flag),
  published_at: keptIfEmpty(z.iso.datetime({ offset: true }).or(z.iso.date().transform(startOfDay))),
  ...byFilter(FACET_KEYS, () => many(facet)),
  region: optional(short),
  valley: optional(short),
  ...byNumberFact((min, max) => optional(whole(min, max))),
  abv: optional(decimal(...FACT_LIMITS.abv)),
  /** Serving temperature in °C. */
  service: optional(short),
  /** Shelf in the cellar. */
  place: optional(z.string().trim().max(TEXT_LENGTHS.shelf)),
  foods: many(food),
  scores: many(score),
  aromatic_notes_es: many(short),
  aromatic_notes_en: many(short),
  aromatic_family_es: optional(short),
  aromatic_family_en: optional(short),
  vineyard_es: optional(text),
  vineyard_en: optional(text),
  ageing_es: optional(short),
  ageing_en: optional(short),
  closure_es: optional(short),
  closure_en: optional(short),
  harvest_es: optional(short),
  harvest_en: optional(short),
  tasting_notes_es: optional(text),
  tasting_notes_en: optional(text),
  pairing_es: optional(text),
  pairing_en: optional(text),
  sommelier_comment_es: optional(text),
  sommelier_comment_en: optional(text),
  /** Alternative texts of the pictures. Without one, the page names the product. */
  image_alt_es: optional(short),
  image_alt_en: optional(short),
  cover_alt_es: optional(short),
  cover_alt_en: optional(short),
  retracto_excluded_es: optional(short),
  retracto_excluded_en: optional(short),
  /** Contents of a box: `SKU*2|SKU*1`. */
  contents: many(content),
});

export type ProductRow = z.output<typeof productRow>;
export type SkuRow = z.output<typeof skuRow>;

/** Allowed columns. */
export const COLUMNS = Object.keys(productRow.shape);
