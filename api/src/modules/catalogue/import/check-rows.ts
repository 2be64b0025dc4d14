import { MAX_FORMATS } from 'shared-contracts/office/catalogue-limits';
import type { z } from 'zod';
import { doubledOf, type Problem, type RawRow } from './read-file.ts';
import { COLUMNS, type ProductRow, productRow, type SkuRow, skuRow } from './row.ts';

/** Product with its formats and its line in the file. */
export interface ReadProduct {
  line: number;
  main: ProductRow;
  /** Further formats. The first one is in `main`. */
  formats: (SkuRow & { line: number })[];
}
export interface Checked {
  products: ReadProduct[];
  problems: Problem[];
}

/** Checks a file's rows without the database: columns, types, duplicates. */
export function checkRows(rows: readonly RawRow[]): Checked {
  const problems: Problem[] = [];
  const products = new Map<string, ReadProduct>();
  const lineOfSku = new Map<string, number>();
  const unknown = new Set<string>();
  const invalidSlugs = new Set<string>();

  for (const { line, cells } of rows) {
    for (const column of Object.keys(cells)) {
      if (COLUMNS.includes(column) || unknown.has(column)) continue;
      unknown.add(column);
      problems.push({ line, field: column, message: 'is no column of a catalogue' });
    }
    const slug = String(cells.slug ?? '').trim();
    const known = products.get(slug);
    // The first row of this product is invalid. Do not report its further formats as incomplete products.
    const isOrphan = !known && invalidSlugs.has(slug);
    const result = (known || isOrphan ? skuRow : productRow).safeParse(cells);
    if (!result.success) {
      problems.push(...result.error.issues.map((issue) => toProblem(line, issue, cells)));
      if (!known && slug) invalidSlugs.add(slug);
      continue;
    }
    const firstLine = lineOfSku.get(result.data.sku);
    if (firstLine)
      problems.push({ line, field: 'sku', message: `${result.data.sku} is on line ${firstLine} too` });
    lineOfSku.set(result.data.sku, line);
    if (isOrphan) continue;
    if (!known) {
      const main = result.data as ProductRow;
      products.set(main.slug, { line, main, formats: [] });
      problems.push(...checkKind(line, main));
    } else if (known.main.type !== 'gourmet') {
      const message = `${known.main.slug} is on line ${known.line} too; only gourmet products have several formats`;
      problems.push({ line, field: 'slug', message });
    } else {
      known.formats.push({ ...result.data, line });
      // With `main`, one too many. Reported once, however many follow.
      if (known.formats.length === MAX_FORMATS)
        problems.push({ line, field: 'sku', message: `${slug} has more than ${MAX_FORMATS} formats` });
    }
  }
  return { products: [...products.values()], problems };
}

function checkKind(line: number, main: ProductRow): Problem[] {
  const { type, contents, format } = main;
  const excluded = (['retracto_excluded_es', 'retracto_excluded_en'] as const).filter((field) => main[field]);
  return [
    ...(type === 'box' && contents?.length === 0
      ? [{ line, field: 'contents', message: 'a box holds something: SKU*2|SKU*1' }]
      : []),
    ...(type !== 'box' && contents && contents.length > 0
      ? [{ line, field: 'contents', message: 'only a box has contents' }]
      : []),
    ...doubledOf((contents ?? []).map(({ sku }) => sku)).map((sku) => ({
      line,
      field: 'contents',
      message: `${sku} is there twice`,
    })),
    ...(type !== 'gourmet' && typeof format === 'number'
      ? [{ line, field: 'format', message: 'only a gourmet product has a format' }]
      : []),
    ...(type === 'gourmet' ? [] : excluded).map((field) => ({
      line,
      field,
      message: 'only a gourmet product can be excluded from returns; unopened bottles never are',
    })),
  ];
}

/** Describes an invalid cell for the operator. */
export function toProblem(line: number, issue: z.core.$ZodIssue, cells: Record<string, unknown>): Problem {
  const field = String(issue.path[0] ?? '');
  const value = cells[field];
  if (value === undefined || value === '') return { line, field, message: 'is missing' };
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return { line, field, message: `${issue.message} (is "${written.slice(0, 60)}")` };
}
