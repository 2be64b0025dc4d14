import { type Insertable, sql } from 'kysely';
import type { ProductData } from 'shared-contracts/office/product-data.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { nameOrder } from '../../db/name-order.ts';
import { allValues, execute, firstValue, hasRow, queryRows, queryValues } from '../../db/query.ts';
import type { CatalogueTables } from '../../db/schema/catalogue.ts';

const findMain = (db: Executor, id: number) =>
  db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .select(['p.id', 'p.type', 'p.slug', 'p.year', 'p.attributes', 'p.is_active', 'p.image', 'p.cover_image'])
    .select(['p.is_slug_fixed', 'b.name as brand'])
    .where('p.id', '=', id)
    .executeTakeFirst();

const findTexts = (db: Executor, id: number) =>
  db.selectFrom('product_texts').selectAll().where('product_id', '=', id).execute();

const findFormats = (db: Executor, id: number) =>
  db
    .selectFrom('skus')
    .select(['sku', 'price', 'reference_price', 'format', 'is_unit_sales', 'label_text'])
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();

/** A product with all its rows. */
export const findStoredProduct = async (db: Executor, id: number) => {
  const [main, texts, facets, formats, contents, companions] = await Promise.all([
    findMain(db, id),
    findTexts(db, id),
    db
      .selectFrom('product_facets')
      .select(['key', 'value'])
      .where('product_id', '=', id)
      .orderBy('position')
      .orderBy('value')
      .execute(),
    findFormats(db, id),
    findContents(db, id),
    findCompanionIds(db, id),
  ]);
  return main ? { main, texts, facets, formats, contents, companions } : null;
};

const findContents = (db: Executor, id: number): Promise<ProductData['contents']> => queryRows(db)<
  ProductData['contents'][number]
>`
    select c.sku, c.qty from skus box join box_contents c on c.box_sku = box.sku
    where box.product_id = ${id} order by c.position, c.sku`;

/** Spanish names of the visible boxes that hold a product. */
export const findBoxesWith = (db: Executor, id: number): Promise<string[]> => queryValues(db)<string>`
    select distinct t.name from skus inside
    join box_contents c on c.sku = inside.sku join skus box on box.sku = c.box_sku
    join products p on p.id = box.product_id and p.is_active
    join product_texts t on t.product_id = p.id and t.locale = 'es'
    where inside.product_id = ${id} order by t.name`;

const findCompanionIds = async (db: Executor, id: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('product_companions')
    .select('companion_id')
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ companion_id }) => String(companion_id));
};

/** Locks a product, to serialise simultaneous changes. */
export const lockProduct = (trx: Tx, id: number) =>
  hasRow(trx.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate());

export const findIdOfSlug = async (db: Executor, slug: string): Promise<number | null> =>
  (await firstValue(db.selectFrom('products').select('id').where('slug', '=', slug))) ?? null;

/** Products by sku, with their Spanish names. */
export const findOwners = async (
  db: Executor,
  skus: readonly string[],
): Promise<Map<string, { id: number; type: string; name: string }>> => {
  const rows = await queryRows(db)<{ sku: string; id: number; type: string; name: string }>`
    select s.sku, p.id, p.type, t.name from skus s join products p on p.id = s.product_id
    join product_texts t on t.product_id = p.id and t.locale = 'es'
    where s.sku = any(${skus}::text[])`;
  return new Map(rows.map(({ sku, ...owner }) => [sku, owner]));
};

/** Spanish names of products by id. */
export const findNamesOf = async (db: Executor, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await queryRows(db)<{ id: string; name: string }>`
    select product_id::text as id, name from product_texts
    where locale = 'es' and product_id = any(${ids}::int[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Name of a brand as it is stored. A typed name with other capitals must not rename it for all products. */
export const findBrandName = (db: Executor, slug: string): Promise<string | undefined> =>
  firstValue(db.selectFrom('brands').select('name').where('slug', '=', slug));

export const findLabels = (db: Executor) =>
  db
    .selectFrom('facet_labels')
    .select(['key', 'value', 'locale', 'label'])
    .orderBy(sql`label ${nameOrder()}`)
    .execute();

export const findBrands = (db: Executor): Promise<string[]> =>
  allValues(db.selectFrom('brands').select('name').orderBy(sql`name ${nameOrder()}`).limit(5_000));

export const isProduct = (db: Executor, id: number) =>
  hasRow(db.selectFrom('products').select('id').where('id', '=', id));

export const updateProduct = async (
  trx: Tx,
  id: number,
  values: { is_active?: false; slug?: string },
): Promise<void> => {
  await trx.updateTable('products').set(values).where('id', '=', id).execute();
};

/** Replaces the chosen recommendations of a product. */
export const writeCompanions = async (trx: Tx, id: number, companions: readonly string[]): Promise<void> => {
  await trx.deleteFrom('product_companions').where('product_id', '=', id).execute();
  if (companions.length === 0) return;
  await trx
    .insertInto('product_companions')
    .values(
      companions.map((companion, position) => ({
        product_id: id,
        companion_id: Number(companion),
        position,
      })),
    )
    .execute();
};

/** Lets one new sku or address at a time be checked and written, so that two people cannot take the same one. */
export const lockNewSkus = (trx: Tx) =>
  execute(trx)`select pg_advisory_xact_lock(hashtext('office-new-sku'))`;

export const insertFormat = async (trx: Tx, format: Insertable<CatalogueTables['skus']>): Promise<void> => {
  await trx.insertInto('skus').values(format).execute();
};
