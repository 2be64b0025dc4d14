import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import { MAX_ROWS } from 'shared-contracts/office/catalogue-limits';
import type { checkPricesCsv } from 'shared-contracts/office/prices.schema';
import { readCsv } from '../../modules/catalogue/import/read-file.ts';
import { type Column, columnOf, foldHeading, headingOf } from './csv-columns.ts';

export type CsvProblem = EndpointOutput<typeof checkPricesCsv>['problems'][number];

/** Row of a file: its cells by column, and the headings as the file writes them. */
export interface CsvRow {
  line: number;
  sku: string;
  cells: Partial<Record<Column, string>>;
  headings: Partial<Record<Column, string>>;
}

/** @param field heading of the cell @param value its text, of which the answer shows the beginning */
export const csvProblem = (
  line: number,
  code: CsvProblem['code'],
  field: string | null = null,
  value: string | null = null,
): CsvProblem => ({ line, field, code, value: value?.slice(0, 60) ?? null });

interface ReadCsv {
  rows: CsvRow[];
  problems: CsvProblem[];
}

/** Result for a file of which no row can be used. */
const refuse = (...problems: CsvProblem[]): ReadCsv => ({ rows: [], problems });

/**
 * Reads the rows of a CSV file that has the columns `sku` and `needed`. Other columns of the export may be there and
 * are not used.
 * @param locale language of the reader, for the name of a missing column
 */
export const readCsvRows = (text: string, needed: Column, locale: Locale): ReadCsv => {
  const file = readCsv(text.replace(/^\uFEFF/, ''));
  if (file.problems.length > 0)
    return refuse(...file.problems.map(({ line }) => csvProblem(line, 'unreadable')));
  const doubled = findDoubled(file.columns);
  if (doubled.length > 0) return refuse(...doubled);
  const [first] = file.rows;
  if (!first) return refuse(csvProblem(1, 'empty'));
  if (file.rows.length > MAX_ROWS) return refuse(csvProblem(1, 'too-many', null, String(MAX_ROWS)));
  const headings: CsvRow['headings'] = {};
  const problems: CsvProblem[] = [];
  for (const heading of Object.keys(first.cells)) {
    const column = columnOf(heading);
    if (column) headings[column] = heading;
    else if (heading !== '') problems.push(csvProblem(1, 'unknown-column', heading));
  }
  const missing = (['sku', needed] as const).filter((column) => headings[column] === undefined);
  if (missing.length > 0)
    return refuse(
      ...problems,
      ...missing.map((column) => csvProblem(1, 'missing-column', headingOf(column, locale))),
    );
  const rows = file.rows.map(({ line, cells }) => {
    const byColumn = Object.entries(headings).map(([column, heading]) => [
      column,
      String(cells[heading] ?? '').trim(),
    ]);
    const own = Object.fromEntries(byColumn) as CsvRow['cells'];
    return { line, sku: (own.sku ?? '').replace(/^'/, ''), cells: own, headings };
  });
  return { rows, problems: [...problems, ...findRepeatedSkus(rows)] };
};

/** Headings of the same column, such as `Precio` and `price`. The file does not say which of them counts. */
const findDoubled = (headings: readonly string[]): CsvProblem[] => {
  const byColumn = Map.groupBy(
    headings.filter((heading) => heading !== ''),
    (heading) => columnOf(heading) ?? foldHeading(heading),
  );
  return [...byColumn.values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => [...new Set(same)].map((heading) => csvProblem(1, 'doubled-column', heading)));
};

/** Rows without a sku, or with the sku of an earlier row. */
const findRepeatedSkus = (rows: readonly CsvRow[]): CsvProblem[] => {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, sku, headings }) => {
    if (sku === '') return [csvProblem(line, 'missing', headings.sku ?? 'sku')];
    const before = lines.get(sku);
    if (before !== undefined) return [csvProblem(line, 'twice', headings.sku ?? 'sku', String(before))];
    lines.set(sku, line);
    return [];
  });
};
