import { type RawBuilder, sql } from 'kysely';
import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { idOrSlug } from '../../db/id-or-slug.ts';
import { prepared } from '../../db/prepared.ts';
import { queryValues } from '../../db/query.ts';

/** Product of a type by id or slug, with data for its page. */
export const findProduct = (db: Executor, type: ProductType, name: string, locale: Locale) =>
  db
    .selectFrom('products as p')
    .innerJoin('product_texts as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', locale),
    )
    .select(['p.id', 'p.attributes', 't.description', 't.content'])
    .where('p.type', '=', type)
    .where('p.is_active', '=', true)
    .where(idOrSlug('p', name).isNamed)
    .orderBy(idOrSlug('p', name).slugFirst)
    .limit(1)
    .executeTakeFirst();

export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Filter values of a product with labels, main ones first. */
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

/** Contents of a box, with what the box's page says of those that are not on sale. */
export const findContents = (db: Executor, id: number, locale: Locale) =>
  db
    .selectFrom('box_contents as c')
    .innerJoin('skus as box', 'box.sku', 'c.box_sku')
    .innerJoin('skus as inside', 'inside.sku', 'c.sku')
    .innerJoin('products as p', 'p.id', 'inside.product_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('product_texts as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', locale),
    )
    .select(['c.qty', 'inside.sku', 'inside.format', 'p.id as product_id', 'p.type', 'p.is_slug_fixed'])
    .select([
      'p.slug',
      'p.year',
      'p.image',
      'b.name as brand',
      'b.slug as brand_slug',
      't.name',
      't.name_card',
    ])
    .where('box.product_id', '=', id)
    .orderBy('c.position')
    .execute();

export type FoundContent = Awaited<ReturnType<typeof findContents>>[number];

/** SQL: whether any format of a product is in stock. */
export const isInStock = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from skus any_format join sku_availability a on a.sku = any_format.sku
  where any_format.product_id = ${id} and a.stock > 0)`;

/** Maximum number of related products that are considered per shared attribute. */
const LOOKED_AT = 40;
/** Above this number of products with an attribute, reading products in order of relevance is faster. */
const COMMON = 1_000;

/**
 * Products of the same type in stock, by number of shared attributes. The query forces the index by relevance
 * for common attributes and, with `rank + 0`, the index by attribute for rare ones.
 */
export function findRelatedIds(db: Executor, id: number, limit: number): Promise<number[]> {
  return queryValues(db)<number>`${prepared('find_related')}
    with this as materialized (select type, facets from product_listing where product_id = ${id}),
    near as (
      select distinct found.* from this
      cross join unnest(this.facets) fact
      join facet_counts c on c.scope = this.type and c.facet = fact
      cross join lateral (
        (select l.product_id, l.rank, l.facets from product_listing l
          where c.count > ${COMMON}::int and l.type = this.type and fact = any(l.facets)
          order by l.rank, l.product_id limit ${LOOKED_AT})
        union all
        (select l.product_id, l.rank, l.facets from product_listing l
          where c.count <= ${COMMON}::int and l.type = this.type and l.facets @> array[fact]
          order by l.rank + 0, l.product_id limit ${LOOKED_AT})
      ) found
      where found.product_id <> ${id}
    )
    select near.product_id as id
    from near
    cross join this
    where ${isInStock(sql`near.product_id`)}
    order by (select count(*) from unnest(near.facets) fact where fact = any(this.facets)) desc, near.rank, id
    limit ${limit}`;
}
