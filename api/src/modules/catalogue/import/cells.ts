/** Schemas of cells in import files. */
import { SLUG } from 'shared-contracts/domain/slug';
import { NEW_SKU, TEXT_LENGTHS } from 'shared-contracts/office/product-limits';
import { z } from 'zod';

/** Separates several values in one CSV cell. */
const SEPARATOR = '|';

export const text = z.string().trim().max(TEXT_LENGTHS.long);
export const short = text.max(TEXT_LENGTHS.short);
const isEmpty = (value: unknown): boolean => value === '' || value === null;
/** A missing column keeps the stored value. An empty cell clears it. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullish());
/** A missing column and an empty cell both keep the stored value. */
export const keptIfEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional());
/** Digits, or `12.0` as programs write it. `12.000` is refused: twelve thousand in Chile, but 12 in JavaScript. */
export const whole = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*-?\d+(\.0{1,2})?\s*$/.test(value) ? Number(value) : value),
    z.int('must be a whole number').min(min, `must be ${min} or more`).max(max, `must be ${max} or less`),
  );
/** Number with a decimal point, or with the decimal comma that spreadsheets in Chile write. */
export const decimal = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/^\s*(\d+),(\d+)\s*$/, '$1.$2') : value),
    z.coerce.number().min(min).max(max),
  );
/** Yes and no as people and spreadsheets write them. */
const FLAGS: Partial<Record<string, boolean>> = {
  ...{ '1': true, true: true, verdadero: true, si: true, sí: true },
  ...{ '0': false, false: false, falso: false, no: false },
};
export const flag = z.preprocess(
  (value) => FLAGS[String(value).trim().toLowerCase()] ?? value,
  z.boolean('must be sí or no'),
);
export const many = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) =>
      value === undefined
        ? undefined
        : (Array.isArray(value) ? value : String(value ?? '').split(SEPARATOR))
            .map(String)
            .map((part) => part.trim())
            .filter(Boolean),
    z.array(item).max(50).optional(),
  );
export const slug = z
  .string()
  .trim()
  .regex(SLUG, 'must be small letters, digits and single dashes')
  .max(TEXT_LENGTHS.slug);
export const sku = z
  .string()
  .trim()
  .regex(NEW_SKU, 'must be letters, digits, dots, dashes or underscores, 60 at most');
