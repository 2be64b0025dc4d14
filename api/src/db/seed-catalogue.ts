import { sql } from 'kysely';
import type { SeedProduct } from '../seed/types.ts';
import type { Tx } from './connect.ts';
import { inChunks } from './in-chunks.ts';
import {
  type Brand,
  contentRows,
  facetsOf,
  type PictureBase,
  productRow,
  skuRows,
  textRows,
} from './seed-rows.ts';

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
  // The rows that lists and search read are written once, at the end.
  await sql`select set_config('shop.index_later', 'on', true)`.execute(tx);
  const brandOf = await seedBrands(tx, brands);
  const known = await tx
    .selectFrom('products')
    .select('slug')
    .where(sql<boolean>`slug = any(${products.map(({ slug }) => slug)})`)
    .execute();
  const knownSlugs = new Set(known.map(({ slug }) => slug));
  const wanted = products.map((product, index) => ({
    product,
    rank: firstRank + index,
    brand: brandOf(product),
  }));
  const written = wanted.filter(({ product }) => reset || !knownSlugs.has(product.slug));

  const idOf = new Map<string, number>();
  await inChunks(written, async (chunk) => {
    const rows = await tx
      .insertInto('products')
      .values(chunk.map(({ product, brand, rank }) => productRow(product, { brandId: brand.id, rank, base })))
      .onConflict((on) =>
        on.column('slug').doUpdateSet((eb) => ({
          type: eb.ref('excluded.type'),
          brand_id: eb.ref('excluded.brand_id'),
          year: eb.ref('excluded.year'),
          attributes: eb.ref('excluded.attributes'),
          rank: eb.ref('excluded.rank'),
          label: eb.ref('excluded.label'),
          is_active: true,
          image: eb.ref('excluded.image'),
          cover_image: eb.ref('excluded.cover_image'),
          published_at: eb.ref('excluded.published_at'),
          updated_at: sql`now()`,
        })),
      )
      .returning(['id', 'slug'])
      .execute();
    for (const { id, slug } of rows) idOf.set(slug, id);
  });
  await writeParts(
    tx,
    written.map((item) => ({ ...item, id: idOf.get(item.product.slug) ?? 0 })),
  );
  await sql`select set_config('shop.index_later', 'off', true)`.execute(tx);
  await inChunks([...idOf.values()], async (ids) => {
    await sql`select index_products(${ids})`.execute(tx);
  });
  const added = written.filter(({ product }) => !knownSlugs.has(product.slug)).length;
  return { added, reset: written.length - added };
}

type Written = { product: SeedProduct; brand: Brand; id: number };

/** Texts, skus, contents and facets of products; those from before are replaced, orders and carts keep theirs. */
async function writeParts(tx: Tx, written: readonly Written[]): Promise<void> {
  await inChunks(written, async (chunk) => {
    const ids = chunk.map(({ id }) => id);
    await tx.deleteFrom('product_texts').where('product_id', 'in', ids).execute();
    await tx.deleteFrom('product_facets').where('product_id', 'in', ids).execute();
    const texts = chunk.flatMap(({ product, id, brand }) => textRows(product, id, brand));
    await tx.insertInto('product_texts').values(texts).execute();
    await tx
      .insertInto('skus')
      .values(chunk.flatMap(({ product, id }) => skuRows(product, id)))
      .onConflict((on) =>
        on.column('sku').doUpdateSet((eb) => ({
          product_id: eb.ref('excluded.product_id'),
          position: eb.ref('excluded.position'),
          price: eb.ref('excluded.price'),
          reference_price: eb.ref('excluded.reference_price'),
          stock: eb.ref('excluded.stock'),
          format: eb.ref('excluded.format'),
          is_unit_sales: eb.ref('excluded.is_unit_sales'),
          label_text: eb.ref('excluded.label_text'),
        })),
      )
      .execute();
    await writeFacets(tx, chunk);
  });
  // After all skus are there: a box may hold bottles of a later chunk.
  const contents = written.flatMap(({ product }) => contentRows(product));
  await inChunks(contents, async (chunk) => {
    const boxes = chunk.map(({ box_sku }) => box_sku);
    await tx.deleteFrom('box_contents').where('box_sku', 'in', boxes).execute();
    await tx.insertInto('box_contents').values(chunk).execute();
  });
}

async function writeFacets(tx: Tx, chunk: readonly Written[]): Promise<void> {
  const facets = chunk.flatMap(({ product, brand, id }) =>
    facetsOf(product, brand).map((facet) => ({ ...facet, product_id: id })),
  );
  await tx
    .insertInto('product_facets')
    .values(facets.map(({ product_id, key, slug, position }) => ({ product_id, key, value: slug, position })))
    .onConflict((on) => on.doNothing())
    .execute();
  const labels = new Map(
    facets.flatMap(({ key, slug, label }) =>
      (['es', 'en'] as const).map((locale) => [
        `${key} ${slug} ${locale}`,
        { key, value: slug, locale, label: label[locale] },
      ]),
    ),
  );
  await tx
    .insertInto('facet_labels')
    .values([...labels.values()])
    .onConflict((on) =>
      on.columns(['key', 'value', 'locale']).doUpdateSet((eb) => ({ label: eb.ref('excluded.label') })),
    )
    .execute();
}

/** Brands by name as products name them. */
async function seedBrands(tx: Tx, brands: readonly Brand[]) {
  const rows = await tx
    .insertInto('brands')
    .values(brands.map(({ slug, name }) => ({ slug, name })))
    .onConflict((on) => on.column('slug').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })))
    .returning(['id', 'slug'])
    .execute();
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const known = new Map(
    brands.flatMap((brand) => {
      const entry = { ...brand, id: ids.get(brand.slug) ?? 0 };
      return [
        [brand.slug, entry],
        [brand.name, entry],
      ] as const;
    }),
  );
  return (product: SeedProduct) => {
    const brand = known.get(product.brand);
    if (!brand) throw new Error(`The product ${product.slug} names an unknown brand: ${product.brand}`);
    return brand;
  };
}
