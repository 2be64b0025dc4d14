import type { Locale } from 'shared-contracts/locale';

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
} as const satisfies Record<string, Record<Locale, string>>;

export type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

const fold = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');

/** Column of a heading. Undefined for an unknown one. */
export const columnOf = (heading: string): Column | undefined =>
  NAMES.find((name) => Object.values(COLUMNS[name]).includes(fold(heading) as never));

/**
 * Cell that no spreadsheet runs as a formula: a text that begins like one gets an apostrophe, which spreadsheets hide.
 */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellOf = (value: string | number | null): string => {
  if (typeof value !== 'string') return String(value ?? '');
  const text = safe(value);
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** CSV text as spreadsheets in Chile open it: UTF-8 with byte order mark, semicolons, CRLF. */
export const toCsv = (locale: Locale, rows: readonly Record<Column, string | number | null>[]): string =>
  `\uFEFF${[
    NAMES.map((name) => COLUMNS[name][locale]).join(';'),
    ...rows.map((row) => NAMES.map((name) => cellOf(row[name])).join(';')),
    '',
  ].join('\r\n')}`;
