import { type Insertable, sql } from 'kysely';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { Tx } from './connect.ts';
import { fromNewRow } from './from-new-row.ts';
import { inChunks } from './in-chunks.ts';
import type { CatalogueTables } from './schema/catalogue.ts';

type Rows<T extends keyof CatalogueTables> = Insertable<CatalogueTables[T]>;

/**
 * Values of a new sku for omitted columns.
 * A known sku keeps its current ones, which orders may change during the write.
 */
const KEPT = {
  reference_price: null,
  stock: 0,
  format: null,
  is_unit_sales: true,
  label_text: null,
} satisfies Partial<Rows<'skus'>>;
const KEPT_COLUMNS = Object.keys(KEPT) as (keyof typeof KEPT)[];

export type SkuRows = Pick<Rows<'skus'>, 'sku' | 'price'> & Partial<Pick<Rows<'skus'>, keyof typeof KEPT>>;

/** Rows of a product before it has an id. */
export interface ProductRows {
  product: Omit<Rows<'products'>, 'brand_id' | 'is_slug_fixed'>;
  brand: { slug: string; name: string };
  texts: Omit<Rows<'product_texts'>, 'product_id'>[];
  /** The card sells the first one. */
  skus: SkuRows[];
  /** A value without label must exist already. */
  facets: { key: FilterKey; value: string; position: number; label?: Record<Locale, string> }[];
  contents: Omit<Rows<'box_contents'>, 'box_sku' | 'position'>[];
}

/**
 * Inserts or updates whole products by slug.
 * Orders and carts are not affected. Updates the rows for lists and search once at the end.
 */
export async function writeProducts(tx: Tx, products: readonly ProductRows[]): Promise<void> {
  await sql`select set_config('shop.index_later', 'on', true)`.execute(tx);
  const brandIds = await writeBrands(tx, products);
  const ids: number[] = [];
  await inChunks(products, async (chunk) => {
    const idOf = await writeMain(tx, chunk, brandIds);
    const written = chunk.map((rows) => ({ ...rows, id: idOf.get(rows.product.slug) ?? 0 }));
    await writeParts(tx, written);
    ids.push(...written.map(({ id }) => id));
  });
  // Write contents after all skus, because a box may contain bottles of a later chunk.
  await writeContents(tx, products);
  await sql`select set_config('shop.index_later', 'off', true)`.execute(tx);
  await inChunks(ids, async (chunk) => {
    await sql`select index_products(${chunk})`.execute(tx);
  });
}

/** Writes new and renamed brands. Returns ids by slug. Locks no other brand, because many products share one. */
async function writeBrands(tx: Tx, products: readonly ProductRows[]): Promise<Map<string, number>> {
  const brands = [...new Map(products.map(({ brand }) => [brand.slug, brand])).values()];
  const ids = new Map<string, number>();
  await inChunks(brands, async (chunk) => {
    const slugs = chunk.map(({ slug }) => slug);
    const known = await tx
      .selectFrom('brands')
      .select(['id', 'slug', 'name'])
      .where(sql<boolean>`slug = any(${slugs})`)
      .execute();
    const nameOf = new Map(known.map(({ slug, name }) => [slug, name]));
    for (const { id, slug } of known) ids.set(slug, id);
    const changed = chunk.filter(({ slug, name }) => nameOf.get(slug) !== name);
    if (changed.length === 0) return;
    const rows = await tx
      .insertInto('brands')
      .values(changed.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)))
      .onConflict((on) => on.column('slug').doUpdateSet(fromNewRow('name')))
      .returning(['id', 'slug'])
      .execute();
    for (const { id, slug } of rows) ids.set(slug, id);
  });
  return ids;
}

async function writeMain(tx: Tx, chunk: readonly ProductRows[], brandIds: ReadonlyMap<string, number>) {
  const rows = await tx
    .insertInto('products')
    .values(
      chunk.map(({ product, brand }) => ({
        ...product,
        brand_id: brandIds.get(brand.slug) ?? 0,
        is_slug_fixed: product.is_active ?? true,
      })),
    )
    .onConflict((on) =>
      on.column('slug').doUpdateSet({
        ...fromNewRow('type', 'brand_id', 'year', 'attributes', 'rank', 'label', 'is_active'),
        ...fromNewRow('image', 'cover_image', 'published_at'),
        is_slug_fixed: sql`products.is_slug_fixed or excluded.is_slug_fixed`,
        updated_at: sql`now()`,
      }),
    )
    .returning(['id', 'slug'])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

type Written = ProductRows & { id: number };

/** Replaces texts, skus and facets. */
async function writeParts(tx: Tx, chunk: readonly Written[]): Promise<void> {
  const ids = chunk.map(({ id }) => id);
  await tx.deleteFrom('product_texts').where('product_id', 'in', ids).execute();
  await tx.deleteFrom('product_facets').where('product_id', 'in', ids).execute();
  await tx
    .insertInto('product_texts')
    .values(chunk.flatMap(({ id, texts }) => texts.map((text) => ({ ...text, product_id: id }))))
    .execute();
  await writeFacets(tx, chunk);
  // Late, because orders wait for these rows.
  await lockFormats(tx, ids);
  await writeSkus(tx, chunk);
}

/** Locks all formats in the order in which orders lock them (`lockStock`), to prevent deadlocks. */
const lockFormats = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`select from skus where product_id = any(${ids}) order by sku for no key update`.execute(tx);
};

/** Temporary positions, so that formats can swap places. Far above any real number of formats. */
const ASIDE = 1_000;

async function writeSkus(tx: Tx, chunk: readonly Written[]): Promise<void> {
  const skus = chunk.flatMap(({ id, skus: own }) =>
    own.map((sku, position) => ({ ...sku, product_id: id, position })),
  );
  const firstSkus = skus.filter(({ position }) => position === 0).map(({ sku }) => sku);
  await tx
    .updateTable('skus')
    .set({ position: sql`position + ${ASIDE}` })
    .where(
      'product_id',
      'in',
      chunk.map(({ id }) => id),
    )
    // A first format that stays first is not written.
    .where(({ or, eb }) => or([eb('position', '>', 0), eb('sku', 'not in', firstSkus)]))
    .execute();
  const leftOut = (column: keyof typeof KEPT) =>
    skus.filter((sku) => sku[column] === undefined).map(({ sku }) => sku);
  await tx
    .insertInto('skus')
    .values(skus.map((sku) => ({ ...KEPT, ...definedOf(sku) })))
    .onConflict((on) =>
      on.column('sku').doUpdateSet({
        ...fromNewRow('product_id', 'position', 'price'),
        // Use the locked row's value, so that units sold meanwhile are not restored.
        ...Object.fromEntries(
          KEPT_COLUMNS.map((column) => [
            column,
            sql`case when skus.sku = any(${leftOut(column)}::text[])
              then ${sql.ref(`skus.${column}`)} else ${sql.ref(`excluded.${column}`)} end`,
          ]),
        ),
      }),
    )
    .execute();
}

const definedOf = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;

async function writeFacets(tx: Tx, chunk: readonly Written[]): Promise<void> {
  const facets = chunk.flatMap(({ id, facets: own }) => own.map((facet) => ({ ...facet, product_id: id })));
  if (facets.length === 0) return;
  await tx
    .insertInto('product_facets')
    .values(facets.map(({ product_id, key, value, position }) => ({ product_id, key, value, position })))
    .onConflict((on) => on.doNothing())
    .execute();
  const labels = facets.flatMap(({ key, value, label }) =>
    label ? LOCALES.map((locale) => ({ key, value, locale, label: label[locale] })) : [],
  );
  const changed = await changedLabels(tx, [...new Map(labels.map((row) => [labelKey(row), row])).values()]);
  if (changed.length === 0) return;
  await tx
    .insertInto('facet_labels')
    .values(changed)
    .onConflict((on) => on.columns(['key', 'value', 'locale']).doUpdateSet(fromNewRow('label')))
    .execute();
}

type FacetLabel = Rows<'facet_labels'>;
const labelKey = ({ key, value, locale }: FacetLabel): string => `${key} ${value} ${locale}`;

/** New and changed labels, in one order. The others are not locked, because many products share one. */
async function changedLabels(tx: Tx, labels: readonly FacetLabel[]): Promise<FacetLabel[]> {
  if (labels.length === 0) return [];
  const known = await tx
    .selectFrom('facet_labels')
    .selectAll()
    .where(sql<boolean>`value = any(${labels.map(({ value }) => value)})`)
    .execute();
  const labelOf = new Map(known.map((row) => [labelKey(row), row.label]));
  return labels
    .filter((label) => labelOf.get(labelKey(label)) !== label.label)
    .toSorted((a, b) => (labelKey(a) < labelKey(b) ? -1 : 1));
}

async function writeContents(tx: Tx, products: readonly ProductRows[]): Promise<void> {
  const contents = products.flatMap(({ skus: [box], contents: own }) =>
    own.map((content, position) => ({ ...content, box_sku: box?.sku ?? '', position })),
  );
  await inChunks(contents, async (chunk) => {
    const boxes = chunk.map(({ box_sku }) => box_sku);
    await tx.deleteFrom('box_contents').where('box_sku', 'in', boxes).execute();
  });
  await inChunks(contents, async (chunk) => {
    await tx.insertInto('box_contents').values(chunk).execute();
  });
}
