import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { wholeOf } from 'shared-contracts/domain/whole-number';
import type { Locale } from 'shared-contracts/locale';
import { MAX_ROWS, refusePrice } from 'shared-contracts/office/catalogue-limits';
import type { checkPricesCsv as pricesSchema } from 'shared-contracts/office/prices.schema';
import type { exportProducts as exportSchema } from 'shared-contracts/office/products.schema';
import type { checkStockCsv as stockSchema } from 'shared-contracts/office/stock.schema';
import type { Executor } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import type { Price } from '../../modules/catalogue/skus.repository.ts';
import { skusOf } from '../../modules/stock/take-stock.ts';
import { findCosts } from '../costs/costs.repository.ts';
import { COLUMN_NAMES, type Column, toCsv } from '../csv/csv-columns.ts';
import { type CsvProblem, type CsvRow, csvProblem, readCsvRows } from '../csv/csv-file.ts';
import { findNamedFormats } from '../prices/formats.repository.ts';
import { isSamePrice } from '../prices/price-rule.ts';
import { toPricePreview } from './prices.service.ts';
import { findSkusOf, type ProductFilters } from './products.repository.ts';
import { toStockPreview } from './stock.service.ts';

/** Formats of the products that fit, as CSV text. */
export const exportProducts = async (
  db: Executor,
  filters: ProductFilters,
  { locale, withCosts }: { locale: Locale; withCosts: boolean },
): Promise<EndpointOutput<typeof exportSchema>> => {
  const skus = await findSkusOf(db, filters, MAX_ROWS + 1);
  const wanted = skus.slice(0, MAX_ROWS);
  const [formats, costs] = await Promise.all([
    findNamedFormats(db, wanted),
    withCosts ? findCosts(db, wanted) : null,
  ]);
  const found = skus.flatMap((sku) => formats.get(sku) ?? []);
  const rows = found.map((format) => ({
    sku: format.sku,
    product: format.name,
    grams: format.grams,
    price: format.price,
    reference: format.reference_price,
    onHand: format.on_hand,
    reserved: format.reserved_paid + format.reserved_unpaid,
    forSale: format.for_sale,
    cost: costs?.get(format.sku)?.cost ?? null,
  }));
  const { date } = inSantiago(new Date());
  return {
    filename: `${locale === 'es' ? 'precios-y-stock' : 'prices-and-stock'}-${date}.csv`,
    text: toCsv(
      locale,
      COLUMN_NAMES.filter((name) => name !== 'cost' || withCosts),
      rows,
    ),
    rows: rows.length,
    more: skus.length > MAX_ROWS,
  };
};

/** Whole number of a row's cell. Adds a problem when it is empty or no whole number. */
const readWhole = (
  { line, cells, headings }: CsvRow,
  column: Column,
  problems: CsvProblem[],
): number | null => {
  const cell = cells[column] ?? '';
  const value = wholeOf(cell);
  if (value !== null) return value;
  problems.push(csvProblem(line, cell === '' ? 'missing' : 'not-whole', headings[column] ?? column, cell));
  return null;
};

/** Previews of the rows that change something, and the problems of the others, in the order of the lines. */
const collect = <
  P extends { refused: CsvProblem['code'] | null; sku: string; before: unknown; after: unknown },
>(
  read: readonly { row: CsvRow; preview: P }[],
  { problems, column }: { problems: CsvProblem[]; column: Column },
): { rows: P[]; problems: CsvProblem[] } => {
  for (const { row, preview } of read) {
    const { refused, sku } = preview;
    // A row without a sku has its problem already.
    if (!refused || sku === '') continue;
    const at = refused === 'unknown' ? 'sku' : refused === 'reference-not-above' ? 'reference' : column;
    problems.push(
      csvProblem(row.line, refused, row.headings[at] ?? at, at === 'sku' ? sku : (row.cells[at] ?? null)),
    );
  }
  const rows = read
    .map(({ preview }) => preview)
    .filter(({ refused, before, after }) => !refused && JSON.stringify(before) !== JSON.stringify(after));
  return { rows, problems: problems.toSorted((a, b) => a.line - b.line) };
};

/**
 * Price of a row. A file without the column of reference prices keeps them, an empty cell removes one. A
 * stored reference price can be words, but staff enter only numbers, so words are accepted when they are the stored ones.
 */
const readPrice = (row: CsvRow, format: Price | undefined, problems: CsvProblem[]): Price | undefined => {
  const price = readWhole(row, 'price', problems);
  const cell = row.cells.reference ?? format?.reference_price ?? '';
  const isEmptyOrStored = cell === '' || cell === format?.reference_price;
  const reference = isEmptyOrStored ? cell : readWhole(row, 'reference', problems);
  if (price === null || reference === null) return undefined;
  return { price, reference_price: String(reference) || null };
};

/** Checks a CSV file of prices. Changes nothing. */
export const checkPricesCsv = async (
  db: Executor,
  text: string,
  locale: Locale,
): Promise<EndpointOutput<typeof pricesSchema>> => {
  const { rows, problems } = readCsvRows(text, 'price', locale);
  const formats = await findNamedFormats(db, skusOf(rows));
  const read = rows.flatMap((row) => {
    const format = formats.get(row.sku);
    const after = readPrice(row, format, problems);
    if (!after) return [];
    const preview = toPricePreview(row.sku, format, (before) => ({
      after,
      refused: isSamePrice(before, after) ? null : refusePrice(after),
    }));
    return [{ row, preview }];
  });
  return collect(read, { problems, column: 'price' });
};

/** Checks a CSV file of counted units. Changes nothing. An empty cell of a box is right: it has no units of its own. */
export const checkStockCsv = async (
  db: Executor,
  text: string,
  locale: Locale,
): Promise<EndpointOutput<typeof stockSchema>> => {
  const { rows, problems } = readCsvRows(text, 'onHand', locale);
  const formats = await findNamedFormats(db, skusOf(rows));
  const isBox = ({ sku, cells }: CsvRow) => cells.onHand === '' && formats.get(sku)?.on_hand === null;
  const read = rows
    .filter((row) => !isBox(row))
    .flatMap((row) => {
      const units = readWhole(row, 'onHand', problems);
      if (units === null) return [];
      return [{ row, preview: toStockPreview(row.sku, formats.get(row.sku), () => units) }];
    });
  return collect(read, { problems, column: 'onHand' });
};
