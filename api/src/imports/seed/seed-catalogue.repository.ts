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
    .select('slug')
    .where(sql<boolean>`slug = any(${slugs})`)
    .execute();
  const knownSlugs = new Set(known.map(({ slug }) => slug));
  const wanted = products.filter(({ product }) => reset || !knownSlugs.has(product.slug));
  const rows = reset ? wanted : await keepOwn(tx, wanted);
  await writeProducts(tx, rows);
  const added = rows.filter(({ product }) => !knownSlugs.has(product.slug)).length;
  return { added, reset: rows.length - added };
}

/**
 * Restricts new products to rows that change nothing existing: omits skus of other products, and keeps the
 * merchant's names of brands and filter values.
 */
async function keepOwn(tx: Tx, rows: readonly ProductRows[]): Promise<ProductRows[]> {
  const [skus, brands, labels] = await Promise.all([
    tx.selectFrom('skus').select('sku').execute(),
    tx.selectFrom('brands').select(['slug', 'name']).execute(),
    tx.selectFrom('facet_labels').select(['key', 'value']).execute(),
  ]);
  const sold = new Set(skus.map(({ sku }) => sku));
  const nameOf = new Map(brands.map(({ slug, name }) => [slug, name]));
  const labelled = new Set(labels.map(({ key, value }) => `${key} ${value}`));
  return rows
    .filter((row) => !row.skus.some(({ sku }) => sold.has(sku)))
    .map((row) => ({
      ...row,
      brand: { ...row.brand, name: nameOf.get(row.brand.slug) ?? row.brand.name },
      facets: row.facets.map(({ label, ...facet }) =>
        label && !labelled.has(`${facet.key} ${facet.value}`) ? { ...facet, label } : facet,
      ),
    }));
}
