import { type Selectable, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../../db/connect.ts';
import type { CatalogueTables } from '../../../db/schema/catalogue.ts';

/** Stored product with the values that an import may keep. */
export interface KnownProduct extends Selectable<CatalogueTables['products']> {
  texts: ReadonlyMap<Locale, Selectable<CatalogueTables['product_texts']>>;
  facets: readonly { key: string; value: string; position: number }[];
  /** Labels of the formats by sku. */
  skuLabels: ReadonlyMap<string, Record<Locale, string> | null>;
}

const selectProducts = (db: Executor, slugs: readonly string[]) =>
  db.selectFrom('products').selectAll().where(sql<boolean>`slug = any(${slugs})`).orderBy('id');

/** Products by slug, locked, so that kept values do not change between read and write. */
export const lockKnownProducts = async (tx: Tx, slugs: readonly string[]) =>
  withParts(tx, await selectProducts(tx, slugs).forNoKeyUpdate().execute());

/** Products by slug. */
export const findKnownProducts = async (db: Executor, slugs: readonly string[]) =>
  withParts(db, await selectProducts(db, slugs).execute());

const withParts = async (
  tx: Executor,
  products: Selectable<CatalogueTables['products']>[],
): Promise<Map<string, KnownProduct>> => {
  const ids = products.map(({ id }) => id);
  const [texts, facets, skus] = await Promise.all([
    tx.selectFrom('product_texts').selectAll().where(sql<boolean>`product_id = any(${ids})`).execute(),
    tx
      .selectFrom('product_facets')
      .selectAll()
      .where(sql<boolean>`product_id = any(${ids})`)
      .orderBy('position')
      .execute(),
    tx
      .selectFrom('skus')
      .select(['sku', 'product_id', 'label_text'])
      .where(sql<boolean>`product_id = any(${ids})`)
      .execute(),
  ]);
  const textsOf = Map.groupBy(texts, ({ product_id }) => product_id);
  const facetsOf = Map.groupBy(facets, ({ product_id }) => product_id);
  const skusOf = Map.groupBy(skus, ({ product_id }) => product_id);
  return new Map(
    products.map((product) => [
      product.slug,
      {
        ...product,
        texts: new Map((textsOf.get(product.id) ?? []).map((text) => [text.locale, text])),
        facets: facetsOf.get(product.id) ?? [],
        skuLabels: new Map((skusOf.get(product.id) ?? []).map(({ sku, label_text }) => [sku, label_text])),
      },
    ]),
  );
};

/** Skus with these names, and all skus of these products. */
export const findNamedSkus = (
  tx: Executor,
  { named, slugs }: { named: readonly string[]; slugs: readonly string[] },
) =>
  tx
    .selectFrom('skus as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.sku', 'p.slug', 'p.type'])
    .where(sql<boolean>`s.sku = any(${named}) or p.slug = any(${slugs})`)
    .execute();

/** Labels of all filter values by `key:value locale`. */
export const findLabelsByFacet = async (db: Executor): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('facet_labels').select(['key', 'value', 'locale', 'label']).execute();
  return new Map(rows.map(({ key, value, locale, label }) => [`${key}:${value} ${locale}`, label]));
};
