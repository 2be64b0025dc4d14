import { sql } from 'kysely';
import type { SeedProduct } from '../seed/types.ts';
import type { Tx } from './connect.ts';
import { type Brand, type PictureBase, toProductRows } from './seed-rows.ts';
import { writeProducts } from './write-products.ts';

/** What a seed changed. */
export interface SeedResult {
  /** Products that were not there before. */
  added: number;
  /** Products put back to the seed's texts, prices and stock. */
  reset: number;
}

/** Products of the seed that are missing, or all of them when `reset`. Order of the seed is order of relevance. */
export async function seedCatalogue(
  tx: Tx,
  { brands, products }: { brands: readonly Brand[]; products: readonly SeedProduct[] },
  { reset, base, firstRank = 0 }: { reset: boolean; base: PictureBase; firstRank?: number },
): Promise<SeedResult> {
  const known = await tx
    .selectFrom('products')
    .select('slug')
    .where(sql<boolean>`slug = any(${products.map(({ slug }) => slug)})`)
    .execute();
  const knownSlugs = new Set(known.map(({ slug }) => slug));
  const brandOf = findBrand(brands);
  const rows = products
    .map((product, index) =>
      toProductRows(product, { brand: brandOf(product), rank: firstRank + index, base }),
    )
    .filter(({ product }) => reset || !knownSlugs.has(product.slug));
  await writeProducts(tx, rows);
  const added = rows.filter(({ product }) => !knownSlugs.has(product.slug)).length;
  return { added, reset: rows.length - added };
}

/** Brands by slug or name, as products name them. */
function findBrand(brands: readonly Brand[]) {
  const known = new Map(
    brands.flatMap((brand) => [[brand.slug, brand] as const, [brand.name, brand] as const]),
  );
  return (product: SeedProduct): Brand => {
    const brand = known.get(product.brand);
    if (!brand) throw new Error(`The product ${product.slug} names an unknown brand: ${product.brand}`);
    return brand;
  };
}
