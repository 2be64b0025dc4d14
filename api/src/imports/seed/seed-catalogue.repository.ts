import { sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import { type ProductRows, writeProducts } from '../../db/write-products.ts';

/** Changes of a seed. */
export interface SeedResult {
  /** Number of new products. */
  added: number;
  /** Number of products reset to the seed's texts, prices and stock. */
  reset: number;
}

/** Writes missing products, or all when `reset`. */
export async function seedCatalogue(
  tx: Tx,
  products: readonly ProductRows[],
  { reset }: { reset: boolean },
): Promise<SeedResult> {
  const slugs = products.map(({ product }) => product.slug);
  const known = await tx
    .selectFrom('products')
    .select(['slug', 'is_active'])
    .where(sql<boolean>`slug = any(${slugs})`)
    .execute();
  const knownSlugs = new Set(known.map(({ slug }) => slug));
  const withdrawn = new Set(known.filter(({ is_active }) => !is_active).map(({ slug }) => slug));
  const wanted = products.filter(({ product }) => reset || !knownSlugs.has(product.slug));
  const rows = reset ? wanted.map((row) => keepWithdrawn(row, withdrawn)) : await keepOwn(tx, wanted);
  await writeProducts(tx, rows);
  const added = rows.filter(({ product }) => !knownSlugs.has(product.slug)).length;
  return { added, reset: rows.length - added };
}

/** A reset puts a withdrawn product back to the start, but not on sale: the office does that. */
const keepWithdrawn = (row: ProductRows, withdrawn: ReadonlySet<string>): ProductRows =>
  withdrawn.has(row.product.slug) ? { ...row, product: { ...row.product, is_active: false } } : row;

/** Those skus that shoppers can buy now. */
const findSoldSkus = async (tx: Tx, skus: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('skus as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select('s.sku')
    .where('p.is_active', '=', true)
    .where(sql<boolean>`s.sku = any(${skus})`)
    .execute();
  return new Set(rows.map(({ sku }) => sku));
};

/**
 * Restricts new products to rows that change nothing existing: omits skus of other products, and keeps the
 * merchant's names of brands and filter values. Omits boxes of products that the merchant withdrew or deleted.
 */
async function keepOwn(tx: Tx, rows: readonly ProductRows[]): Promise<ProductRows[]> {
  const [skus, brands, labels, onSale] = await Promise.all([
    tx.selectFrom('skus').select('sku').execute(),
    tx.selectFrom('brands').select(['slug', 'name']).execute(),
    tx.selectFrom('facet_labels').select(['key', 'value']).execute(),
    findSoldSkus(
      tx,
      rows.flatMap(({ contents }) => contents.map(({ sku }) => sku)),
    ),
  ]);
  const taken = new Set(skus.map(({ sku }) => sku));
  const nameOf = new Map(brands.map(({ slug, name }) => [slug, name]));
  const labelled = new Set(labels.map(({ key, value }) => `${key} ${value}`));
  const added = rows.filter((row) => !row.skus.some(({ sku }) => taken.has(sku)));
  const sold = new Set([...onSale, ...added.flatMap((row) => row.skus.map(({ sku }) => sku))]);
  return added
    .filter(({ contents }) => contents.every(({ sku }) => sold.has(sku)))
    .map((row) => ({
      ...row,
      brand: { ...row.brand, name: nameOf.get(row.brand.slug) ?? row.brand.name },
      facets: row.facets.map(({ label, ...facet }) =>
        label && !labelled.has(`${facet.key} ${facet.value}`) ? { ...facet, label } : facet,
      ),
    }));
}
