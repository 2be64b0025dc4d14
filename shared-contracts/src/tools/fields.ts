/** Fields that several tools have. */
import * as v from 'valibot';
import type { FilterKey } from '../domain/filter-keys.ts';
import type { Unit } from '../domain/units.ts';

/** The unit of a field for the contract record, which has it as `x-unit`. */
export const unit = <T>(name: Unit) => v.metadata<T, { readonly unit: Unit }>({ unit: name });

/** Signs that break a line, turn the direction of a text or are invisible. */
const CONTROLS = /[\s\p{Cc}\p{Cf}]+/gu;

/**
 * Text of one line. An assistant may pass on text of a page, which with lines of its own could forge the question to the
 * shopper.
 */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(CONTROLS, ' ')),
    v.trim(),
    v.minLength(1),
    v.maxLength(maxLength),
  );
export const count = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const clp = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000), unit('clp'));
export const santiagoDay = v.pipe(v.string(), v.isoDate(), unit('santiago-day'));

/** Name of a product in addresses. */
export const slug = v.pipe(v.string(), v.regex(/^[\w-]{1,160}$/));

/** Absolute address of a page of the shop. */
export const pageUrl = v.string();

/** A product in a list. */
export const product = v.object({
  /** Input of `catalog.describe_product`. */
  slug: v.string(),
  /** Input of `checkout.add_to_cart`. A product with several formats has a sku for each. */
  sku: v.string(),
  name: v.string(),
  brand: v.string(),
  year: v.nullable(v.number()),
  detail: v.string(),
  price: clp,
  /** Price before the offer. Null without an offer. */
  regular_price: v.nullable(clp),
  in_stock: v.boolean(),
  url: pageUrl,
});

/** Input of `catalog.filter` for each filter. */
export const FILTER_NAMES = {
  tipo: 'type',
  tipo_queso: 'cheese_type',
  tipo_gourmet: 'gourmet_type',
  region_francia: 'french_region',
  variedad: 'grape',
  marca: 'brand',
  pais: 'country',
} as const satisfies Record<FilterKey, string>;
