import { z } from 'zod';
import { MAX_CSV_LENGTH, MAX_ROWS } from './catalogue-limits.ts';

export const sku = z.string().min(1).max(60);

/** Formats to change, each once. */
export const skus = z
  .array(sku)
  .min(1)
  .max(MAX_ROWS)
  .refine((list) => new Set(list).size === list.length);

/** Rows of a change, one per sku. */
export const rowsOf = <T extends z.ZodType<{ sku: string }>>(row: T) =>
  z
    .array(row)
    .min(1)
    .max(MAX_ROWS)
    .refine((list) => new Set(list.map((one) => one.sku)).size === list.length);

export const csvText = z.object({ text: z.string().min(1).max(MAX_CSV_LENGTH) });

/** Why a format cannot be changed like this. */
const REFUSALS = [
  /** There is no such sku. */
  'unknown',
  /** A box is sold from the stock of its contents. */
  'box',
  'out-of-range',
  /** The price before the offer is not above the price. */
  'reference-not-above',
  /** The format has no offer that could end. */
  'no-offer',
  /** Orders that are not sent yet need more units than this. */
  'reserved',
] as const;

export const refused = z.enum(REFUSALS).nullable();

/** Format of a preview. */
export const named = { sku: z.string(), name: z.string(), grams: z.number().int().nullable() };

/** Fault in a CSV file. */
export const csvProblem = z.object({
  /** Line from 1, as the spreadsheet numbers it. */
  line: z.number().int(),
  /** Column as the file names it. Null: the whole line or file. */
  field: z.string().nullable(),
  code: z.enum([
    ...REFUSALS,
    'unreadable',
    'empty',
    'too-many',
    'missing-column',
    'unknown-column',
    /** Two columns have this heading, or headings that mean the same. */
    'doubled-column',
    'missing',
    'not-whole',
    'twice',
  ]),
  /** Cell, or the line of the first of two equal skus. */
  value: z.string().nullable(),
});

/** Answer about changed rows. */
export const changedCount = z.object({ changed: z.number().int() });
