import { sql } from 'kysely';
import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';

/** Ids have at most nine digits; a longer number is a slug that nothing has. */
const ID = /^\d{1,9}$/;

/** The product of a kind by id or slug, with what only its page shows. */
export const findProduct = (db: Executor, type: ProductType, idOrSlug: string, locale: Locale) =>
  db
    .selectFrom('products as p')
    .innerJoin('product_texts as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', locale),
    )
    .select(['p.id', 'p.attributes', 't.description', 't.content'])
    .where('p.type', '=', type)
    .where('p.is_active', '=', true)
    .where((eb) => (ID.test(idOrSlug) ? eb('p.id', '=', Number(idOrSlug)) : eb('p.slug', '=', idOrSlug)))
    .executeTakeFirst();

/** Filter values of a product with their labels, main ones first. */
export const findFacets = (db: Executor, id: number, locale: Locale) =>
  db
    .selectFrom('product_facets as f')
    .innerJoin('facet_labels as l', (join) =>
      join.onRef('l.key', '=', 'f.key').onRef('l.value', '=', 'f.value').on('l.locale', '=', locale),
    )
    .select(['f.key', 'f.value', 'l.label'])
    .where('f.product_id', '=', id)
    .orderBy('f.position')
    .execute();

/** What a box holds, by product. */
export const findContents = (db: Executor, id: number) =>
  db
    .selectFrom('box_contents as c')
    .innerJoin('skus as box', 'box.sku', 'c.box_sku')
    .innerJoin('skus as inside', 'inside.sku', 'c.sku')
    .select(['inside.product_id', 'c.qty'])
    .where('box.product_id', '=', id)
    .orderBy('c.position')
    .execute();

/** Products of the same type that can be bought, those that share most facts first. */
export async function findRelatedIds(db: Executor, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other.id
    from products this
    join product_facets mine on mine.product_id = this.id
    join product_facets theirs on theirs.key = mine.key and theirs.value = mine.value
    join products other on other.id = theirs.product_id and other.type = this.type
    join skus s on s.product_id = other.id and s.position = 0
    join sku_availability a on a.sku = s.sku
    where this.id = ${id} and other.id <> this.id and other.is_active and a.stock > 0
    group by other.id
    order by count(*) desc, other.rank, other.id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
