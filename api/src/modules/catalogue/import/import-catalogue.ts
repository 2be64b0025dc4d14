import type { Db, Tx } from '../../../db/connect.ts';
import { writeProducts } from '../../../db/write-products.ts';
import { setPriceReason } from '../skus.repository.ts';
import { type Checked, checkRows, type ReadProduct } from './check-rows.ts';
import { findFacetLabels, findKnownProducts, findNamedSkus } from './known-products.repository.ts';
import { type Problem, readRows } from './read-file.ts';
import { facetsOf, toProductRows } from './to-product-rows.ts';

export type Imported =
  | { kind: 'done'; added: number; changed: number }
  /** Nothing was written. Problems are ordered by line. */
  | { kind: 'refused'; problems: Problem[] };

/**
 * Imports the products of a file, all or none.
 * Each row is a complete product. The slug identifies known products.
 * @throws Error when the file cannot be read
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
  const fileProblems = [...read.problems, ...checked.problems];
  const tx = await db.startTransaction().execute();
  try {
    const shop = await readShop(tx, checked);
    const problems = [...fileProblems, ...checked.products.flatMap((product) => checkAgainst(product, shop))];
    if (problems.length > 0 || checked.products.length === 0) {
      if (problems.length === 0) problems.push({ line: 1, message: 'holds no product' });
      return { kind: 'refused', problems: problems.toSorted((a, b) => a.line - b.line) };
    }
    await setPriceReason(tx, reason);
    const rows = checked.products.map((product) => toProductRows(product, shop));
    await writeProducts(tx, rows, (written) => progress(written, rows.length));
    if (!dryRun) await tx.commit().execute();
    const changed = checked.products.filter(({ main }) => shop.types.has(main.slug)).length;
    return { kind: 'done', added: rows.length - changed, changed };
  } finally {
    if (!tx.isCommitted) await tx.rollback().execute();
  }
}

type Known = Awaited<ReturnType<typeof readShop>>;
/** Stored rows that a file is checked against. */
export type ShopBefore = {
  [Name in keyof Known]: Known[Name] extends Map<infer K, infer V> ? ReadonlyMap<K, V> : never;
};

/** Reads the stored products, skus and labels that the file names. */
async function readShop(tx: Tx, { products }: Checked) {
  const slugs = products.map(({ main }) => main.slug);
  const named = products.flatMap(({ main, formats }) => [
    main.sku,
    ...formats.map(({ sku }) => sku),
    ...(main.contents ?? []).map(({ sku }) => sku),
  ]);
  const [known, skus, labels] = await Promise.all([
    findKnownProducts(tx, slugs),
    findNamedSkus(tx, { named, slugs }),
    findFacetLabels(tx),
  ]);
  return {
    known,
    types: new Map([...known].map(([slug, { type }]) => [slug, type])),
    skus: new Map(skus.map((sku) => [sku.sku, sku])),
    labels: new Map(labels.map(({ key, value, locale, label }) => [`${key}:${value} ${locale}`, label])),
    /** Skus of products and boxes in the file. */
    ofFile: new Map(
      products.flatMap(({ main, formats }) => [main, ...formats].map(({ sku }) => [sku, main.type] as const)),
    ),
  };
}

const KINDS = { wine: 'Wine', box: 'Box', gourmet: 'GourmetProduct', alcohol: 'Alcohol' } as const;

/**
 * Problems that need the shop's data: skus of other products, unknown filter values, boxes of unknown skus.
 */
export function checkAgainst({ line, main, formats }: ReadProduct, shop: ShopBefore): Problem[] {
  const problems: Problem[] = [];
  const type = shop.types.get(main.slug);
  if (type && type !== KINDS[main.type])
    problems.push({ line, field: 'type', message: `${main.slug} is a ${type} in the shop` });
  const own = [{ ...main, line }, ...formats];
  for (const { sku, line: at } of own) {
    const owner = shop.skus.get(sku);
    if (owner && owner.slug !== main.slug)
      problems.push({ line: at, field: 'sku', message: `${sku} belongs to ${owner.slug}` });
  }
  for (const { sku, slug } of shop.skus.values()) {
    if (slug !== main.slug || own.some((one) => one.sku === sku)) continue;
    problems.push({
      line,
      field: 'sku',
      message: `${main.slug} has the sku ${sku} too: give it a row, with stock 0 when it is no longer sold`,
    });
  }
  for (const { key, value, label } of facetsOf(main)) {
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
