import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import { analyzeCatalogue } from '../../../db/analyze-catalogue.ts';
import type { Db, Executor } from '../../../db/connect.ts';
import { inBatches } from '../../../db/in-batches.ts';
import { writeProducts } from '../../../db/write-products.ts';
import { setPriceReason } from '../skus.repository.ts';
import { checkRows, type ReadProduct } from './check-rows.ts';
import {
  findKnownProducts,
  findLabelsByFacet,
  findNamedSkus,
  type KnownProduct,
  lockKnownProducts,
} from './known-products.repository.ts';
import { type Problem, readRows } from './read-file.ts';
import type { ProductRow } from './row.ts';
import { facetsOf, type Known, TYPES, toProductRows } from './to-product-rows.ts';

export type Imported =
  | { kind: 'done'; added: number; changed: number }
  /** Nothing was written. Problems are ordered by line. */
  | { kind: 'refused'; problems: Problem[] };

/** An import ended early. The rows of `lines` are written. The same file can be imported again. */
export class ImportCutError extends Error {
  override readonly name = 'ImportCutError';
  /** Lines of the first rows of the written products, in the order of the file. */
  readonly lines: readonly number[];
  constructor(lines: readonly number[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.lines = lines;
  }
}

/** Attempts at a batch that PostgreSQL aborts because of a deadlock. */
const ATTEMPTS = 3;
const DEADLOCK = '40P01';
/** Products between two reports of progress. */
const REPORT_EVERY = 500;
/** Products until the tables are analyzed first. Then whenever the number has doubled. */
const FIRST_ANALYZE = 500;

/**
 * Imports the products of a file. Checks every row first, and writes nothing when one has a problem. Then writes in
 * batches, because orders must not wait for the import.
 * Each row is a complete product. The slug identifies known products.
 * @throws Error when the file cannot be read
 * @throws ImportCutError when a batch fails
 */
export async function importCatalogue(
  db: Db,
  file: string,
  {
    dryRun,
    reason,
    progress,
  }: { dryRun: boolean; reason: string; progress: (written: number, all: number) => void },
): Promise<Imported> {
  const read = readRows(file);
  const checked = checkRows(read.rows);
  const shop = await readShop(db, checked.products, findKnownProducts);
  const problems = [
    ...read.problems,
    ...checked.problems,
    ...checked.products.flatMap((product) => checkAgainst(product, shop)),
  ];
  if (problems.length === 0 && checked.products.length === 0)
    problems.push({ line: 1, message: 'holds no product' });
  if (problems.length > 0) return { kind: 'refused', problems: problems.toSorted((a, b) => a.line - b.line) };
  if (!dryRun) await writeBatches(db, checked.products, { reason, progress });
  const changed = checked.products.filter(({ main }) => shop.known.has(main.slug)).length;
  return { kind: 'done', added: checked.products.length - changed, changed };
}

async function writeBatches(
  db: Db,
  products: readonly ReadProduct[],
  { reason, progress }: { reason: string; progress: (written: number, all: number) => void },
): Promise<void> {
  const written: number[] = [];
  let analyzeAt = FIRST_ANALYZE;
  // Boxes last, because their contents must exist.
  const inOrder = products.toSorted((a, b) => Number(a.main.type === 'box') - Number(b.main.type === 'box'));
  try {
    await inBatches(inOrder, async (batch) => {
      await writeBatch(db, batch, reason);
      const before = written.length;
      written.push(...batch.map(({ line }) => line));
      const isReported = Math.floor(before / REPORT_EVERY) < Math.floor(written.length / REPORT_EVERY);
      if (isReported || written.length === products.length) progress(written.length, products.length);
      if (written.length < analyzeAt) return;
      await analyzeCatalogue(db);
      analyzeAt = written.length * 2;
    });
  } catch (error) {
    throw new ImportCutError(
      written.toSorted((a, b) => a - b),
      error,
    );
  }
}

async function writeBatch(
  db: Db,
  batch: readonly ReadProduct[],
  reason: string,
  tries = ATTEMPTS,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const shop = await readShop(tx, batch, lockKnownProducts);
      // Another program may have written the shop since the check of the whole file.
      const [problem] = batch.flatMap((product) => checkAgainst(product, shop));
      if (problem) throw new Error(`line ${problem.line}: ${problem.field ?? ''}: ${problem.message}`);
      await setPriceReason(tx, reason);
      await writeProducts(
        tx,
        batch.map((product) => toProductRows(product, shop)),
      );
    });
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK || tries <= 1) throw error;
    await writeBatch(db, batch, reason, tries - 1);
  }
}

/** Stored rows that a file is checked against. */
export interface ShopBefore extends Known {
  /** Product of each stored sku that the file names, and of each other sku of the file's products. */
  skus: ReadonlyMap<string, { slug: string; type: ProductType }>;
  /** Type of each sku in the file. */
  ofFile: ReadonlyMap<string, ProductRow['type']>;
}

/** Reads the stored products, skus and labels that the file names. */
async function readShop<E extends Executor>(
  db: E,
  products: readonly ReadProduct[],
  readKnown: (db: E, slugs: readonly string[]) => Promise<Map<string, KnownProduct>>,
): Promise<ShopBefore> {
  const slugs = products.map(({ main }) => main.slug);
  const named = products.flatMap(({ main, formats }) => [
    main.sku,
    ...formats.map(({ sku }) => sku),
    ...(main.contents ?? []).map(({ sku }) => sku),
  ]);
  const [known, skus, labels] = await Promise.all([
    readKnown(db, slugs),
    findNamedSkus(db, { named, slugs }),
    findLabelsByFacet(db),
  ]);
  return {
    known,
    skus: new Map(skus.map((sku) => [sku.sku, sku])),
    labels,
    ofFile: new Map(
      products.flatMap(({ main, formats }) => [main, ...formats].map(({ sku }) => [sku, main.type] as const)),
    ),
  };
}

/** Problems that need the shop's data: skus of other products, unknown filter values, boxes of unknown skus. */
export function checkAgainst({ line, main, formats }: ReadProduct, shop: ShopBefore): Problem[] {
  const problems: Problem[] = [];
  const type = shop.known.get(main.slug)?.type;
  if (type && type !== TYPES[main.type])
    problems.push({ line, field: 'type', message: `${main.slug} is a ${type} in the shop` });
  const own = [{ ...main, line }, ...formats];
  for (const { sku, line: at } of own) {
    const owner = shop.skus.get(sku);
    if (owner && owner.slug !== main.slug)
      problems.push({ line: at, field: 'sku', message: `${sku} belongs to ${owner.slug}` });
  }
  for (const [sku, { slug }] of shop.skus) {
    if (slug !== main.slug || own.some((one) => one.sku === sku)) continue;
    problems.push({
      line,
      field: 'sku',
      message: `${main.slug} has the sku ${sku} too: give it a row, with stock 0 when it is no longer sold`,
    });
  }
  for (const { key, value, label } of facetsOf(main, shop.labels)) {
    if (label || shop.labels.has(`${key}:${value} es`)) continue;
    problems.push({
      line,
      field: key,
      message: `${value} is not known; name it as ${value}=Español/English`,
    });
  }
  if (main.type === 'box' && !main.contents && !type)
    problems.push({ line, field: 'contents', message: 'a box holds something: SKU*2|SKU*1' });
  for (const { sku } of main.contents ?? []) {
    const kind = shop.ofFile.get(sku) ?? shop.skus.get(sku)?.type;
    if (!kind) problems.push({ line, field: 'contents', message: `${sku} is no sku` });
    else if (kind === 'box' || kind === 'Box')
      problems.push({ line, field: 'contents', message: `${sku} is a box itself` });
  }
  return problems;
}
