/**
 * Reads the products of a shop folder: `filter-values.csv` and every file of `catalogue/`, with the reader of
 * the catalogue import.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FACET_KEYS } from 'shared-contracts/domain/filters';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { z } from 'zod';
import type { ProductRows } from '../../db/write-products.ts';
import { optional, short, slug } from '../../modules/catalogue/import/cells.ts';
import { checkRows, type ReadProduct } from '../../modules/catalogue/import/check-rows.ts';
import { checkAgainst, type ShopBefore } from '../../modules/catalogue/import/import-catalogue.ts';
import { type RawRow, readRows } from '../../modules/catalogue/import/read-file.ts';
import { toProductRows } from '../../modules/catalogue/import/to-product-rows.ts';
import { labelOf, type Problem } from '../problem.ts';
import { inFile, readTable, repeatedKeys } from './read-table.ts';

/** Labels of filter values, by `key:value locale`. */
export type FilterLabels = ReadonlyMap<string, string>;
/** Returns the path of a picture with the hash of its content. Null when the picture does not exist. */
export type FindPicture = (name: string) => string | null;

const filterValueRow = z.object({
  key: z.enum(FACET_KEYS),
  value: slug,
  label_es: short.min(1),
  label_en: optional(short),
});

/** The rows of one file. */
interface CatalogueFile {
  /** File name that problems show. */
  file: string;
  rows: readonly RawRow[];
}

interface ReadCatalogue {
  /** Products of all files, in order of relevance. */
  products: ReadProduct[];
  problems: Problem[];
}

/**
 * Reads and checks the catalogue of a folder.
 * A new shop has no other products, so boxes may contain only products of these files.
 */
export function readCatalogueFolder(folder: string): ReadCatalogue & { labels: FilterLabels } {
  const values = readTable(path.join(folder, 'filter-values.csv'), filterValueRow);
  const labels = new Map(
    values.rows.flatMap(({ key, value, label_es, label_en }) => [
      [`${key}:${value} es`, label_es] as const,
      [`${key}:${value} en`, label_en ?? label_es] as const,
    ]),
  );
  const files = readdirSync(path.join(folder, 'catalogue'))
    .filter((name) => /\.(csv|json)$/.test(name))
    .toSorted()
    .map((name) => {
      const file = path.join(folder, 'catalogue', name);
      return { file: labelOf(file), ...readRows(file) };
    });
  const { products, problems } = readProducts(files, labels);
  const unreadable = files.flatMap(({ file, problems }) => problems.map((problem) => inFile(file, problem)));
  return { products, labels, problems: [...values.problems, ...unreadable, ...problems] };
}

/** Checks the rows of each file, and the products of all files together. */
export function readProducts(files: readonly CatalogueFile[], labels: FilterLabels): ReadCatalogue {
  const checked = files.map(({ file, rows }) => ({ file, ...checkRows(rows) }));
  const products = checked.flatMap((one) => one.products);
  const skus = products.flatMap(({ main, formats }) =>
    [main, ...formats].map(({ sku }) => [sku, main.type] as const),
  );
  const shop: ShopBefore = {
    known: new Map(),
    skus: new Map(),
    labels,
    ofFile: new Map(skus),
  };
  const problems: Problem[] = checked.flatMap(({ file, products: own, problems: found }) =>
    [...found, ...own.flatMap((product) => checkAgainst(product, shop))].map((one) => inFile(file, one)),
  );
  const repeated = [
    ...repeatedKeys(products, ({ main }) => main.slug),
    ...repeatedKeys(skus, ([sku]) => sku),
  ];
  problems.push(
    ...repeated.map((key) => ({ file: 'catalogue', line: null, message: `${key} occurs in two files` })),
  );
  return { products: products.toSorted(byRank), problems };
}

const byRank = (a: ReadProduct, b: ReadProduct): number =>
  (a.main.rank ?? Infinity) - (b.main.rank ?? Infinity) || 0;

/** Converts the products of a new shop to table rows, with the labels of their filter values. */
export const toNewRows = (
  products: readonly ReadProduct[],
  labels: FilterLabels,
  findPicture: FindPicture = (name) => name,
): ProductRows[] =>
  products.map((product) => {
    const rows = toProductRows(product, { known: new Map(), labels });
    const { image, cover_image } = rows.product;
    return {
      ...rows,
      product: {
        ...rows.product,
        image: pictureOrThrow(findPicture, image),
        cover_image: pictureOrThrow(findPicture, cover_image),
      },
      facets: rows.facets.map((facet) => ({ ...facet, label: facet.label ?? labelsOf(facet, labels) })),
    };
  });

const pictureOrThrow = (findPicture: FindPicture, name: string): string => {
  const base = findPicture(name);
  if (base === null) throw new Error(`There is no picture ${name}`);
  return base;
};

const labelsOf = ({ key, value }: { key: string; value: string }, labels: FilterLabels) =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, labels.get(`${key}:${value} ${locale}`) ?? value]),
  ) as Record<Locale, string>;
