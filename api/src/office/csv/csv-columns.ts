import type { Locale } from 'shared-contracts/locale';
import { type Cell, toCsvText } from '../../lib/csv-text.ts';

/** Columns of the CSV file by their headings. A file may have them in either language and in any order. */
const COLUMNS = {
  sku: { es: 'sku', en: 'sku' },
  product: { es: 'producto', en: 'product' },
  grams: { es: 'gramos', en: 'grams' },
  price: { es: 'precio', en: 'price' },
  reference: { es: 'precio antes', en: 'price before' },
  onHand: { es: 'en bodega', en: 'in the cellar' },
  reserved: { es: 'reservadas', en: 'reserved' },
  forSale: { es: 'a la venta', en: 'for sale' },
  /** Only for staff who may see it. */
  cost: { es: 'costo', en: 'cost' },
} as const satisfies Record<string, Record<Locale, string>>;

export type Column = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

/** The office's own names of a sku, which people write above a column by hand. */
const NAMES_OF_SKU = ['código', 'codigo', 'code'];

/** Heading of a column in the reader's language. */
export const headingOf = (column: Column, locale: Locale): string => COLUMNS[column][locale];

/** Heading in small letters, with single spaces. */
export const foldHeading = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');

/** Column of a heading. Undefined for an unknown one. */
export const columnOf = (heading: string): Column | undefined => {
  const folded = foldHeading(heading);
  if (NAMES_OF_SKU.includes(folded)) return 'sku';
  return COLUMN_NAMES.find((name) => Object.values(COLUMNS[name]).includes(folded as never));
};

/** CSV text with the columns of `columns`, in their order. */
export const toCsv = (
  locale: Locale,
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, Cell>>[],
): string =>
  toCsvText([
    columns.map((name) => headingOf(name, locale)),
    ...rows.map((row) => columns.map((name) => row[name] ?? null)),
  ]);
