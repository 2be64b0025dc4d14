import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listProducts } from 'shared-contracts/office/products.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { allOf, containing, countUpTo, offsetOf } from '../../db/list.ts';
import { nameOrder } from '../../db/name-order.ts';
import { queryRows, queryValues } from '../../db/query.ts';
import { isoTimes, type Timed } from '../../lib/iso-times.ts';
import { STOCK_LEVELS } from './availability.repository.ts';

export type ProductQuery = z.output<typeof listProducts.query>;
export type ProductFilters = Pick<ProductQuery, 'q' | 'kind' | 'visible' | 'stock' | 'offer'>;
type Product = EndpointOutput<typeof listProducts>['data'][number];
export type ProductRow = Omit<Product, 'formats'>;

const MAX_WORDS = 6;

/**
 * Words that fit more rows than this are looked for product by product, in the order of the list. For fewer, the
 * indexes of word parts find the products. With a lower limit, words of some thousand products at the end of the list
 * would be looked for in all products before them. The order by stock needs all products that fit, so it always takes
 * the indexes.
 */
const commonRows = (sort?: ProductQuery['sort']): number => (sort === 'stock' ? 1_000_000 : 30_000);

/**
 * Condition for a search: all words in the name and keywords (brand, grape, origin) of one language, or the whole
 * search in slug, brand or a sku.
 */
const findSearch = async (db: Executor, q: string, common: number): Promise<RawBuilder<unknown>> => {
  const whole = containing(q);
  const words = q.split(/\s+/).slice(0, MAX_WORDS).map(containing);
  const hasWords = sql.join(
    words.map((word) => sql`texts.search_text like search_fold(${word})`),
    sql` and `,
  );
  const ofBrand = sql`brand_id in (select id from brands where search_fold(name) like search_fold(${whole}))`;
  const rows = await queryRows(db)<{ id: number }>`
    select product_id as id from product_texts texts where ${hasWords}
    union all select id from products where slug like lower(${whole})
    union all select product_id from skus where sku ilike ${whole}
    union all select id from products where ${ofBrand}
    limit ${common + 1}`;
  if (rows.length <= common) {
    return sql`products.id = any(${[...new Set(rows.map(({ id }) => id))]}::int[])`;
  }
  // `offset 0` keeps the planner from reading the texts of all products for a page of 25.
  return sql`(
    exists (select from product_texts texts where texts.product_id = products.id and ${hasWords} offset 0)
    or products.slug like lower(${whole}) or ${ofBrand}
    or exists (
      select from skus named where named.product_id = products.id and named.sku ilike ${whole} offset 0))`;
};

const isOffer = sql<boolean>`exists (
  select from skus where skus.product_id = products.id and skus.reference_clp > skus.price)`;

/** Condition over `products`. */
const findCondition = async (
  db: Executor,
  { q, kind, visible, stock, offer }: ProductFilters,
  sort?: ProductQuery['sort'],
): Promise<RawBuilder<SqlBool>> =>
  allOf([
    kind && sql`products.type = ${kind}`,
    visible && sql`products.is_active = ${visible === 'yes'}`,
    stock && STOCK_LEVELS[stock],
    offer && (offer === 'yes' ? isOffer : sql`not ${isOffer}`),
    q && (await findSearch(db, q, commonRows(sort))),
  ]);

const mainFormat = sql`join skus main on main.product_id = products.id and main.position = 0`;

/** Joined tables and expression of each order. */
const SORTS: Record<ProductQuery['sort'], { joins: RawBuilder<unknown>; by: RawBuilder<unknown> }> = {
  published_at: { joins: sql``, by: sql`products.published_at` },
  name: {
    joins: sql`join product_texts named on named.product_id = products.id and named.locale = 'es'`,
    by: sql`named.name ${nameOrder()}`,
  },
  price: { joins: mainFormat, by: sql`main.price` },
  stock: {
    joins: sql`${mainFormat} left join (
      select b.box_sku, min(inside.stock / b.qty) as units
      from box_contents b join skus inside on inside.sku = b.sku group by b.box_sku
    ) box on box.box_sku = main.sku`,
    by: sql`coalesce(box.units, main.stock)`,
  },
};

/** Ids of the products of a page, in its order, and their number. */
export const findProductIds = async (
  db: Executor,
  query: ProductQuery,
): Promise<{ ids: number[]; total: number; more: boolean }> => {
  const condition = await findCondition(db, query, query.sort);
  const { joins, by } = SORTS[query.sort];
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const [{ rows }, count] = await Promise.all([
    sql<{ id: number }>`
      select products.id from products ${joins} where ${condition}
      order by ${by} ${direction}, products.id ${direction}
      limit ${query.per_page} offset ${offsetOf(query)}`.execute(db),
    countUpTo(db, 'products', condition),
  ]);
  return { ids: rows.map(({ id }) => id), ...count };
};

/** Products in the order of `ids`, with their Spanish names. */
export const findProductRows = async (db: Executor, ids: readonly number[]): Promise<ProductRow[]> =>
  (
    await queryRows(db)<Timed<ProductRow, 'published_at'>>`
    select p.id::text as id, p.type as kind, p.slug, t.name, b.name as brand, p.year, p.is_active as visible, p.image,
      p.published_at
    from unnest(${ids}::int[]) with ordinality wanted(id, place)
    join products p on p.id = wanted.id
    join brands b on b.id = p.brand_id
    join product_texts t on t.product_id = p.id and t.locale = 'es'
    order by wanted.place`
  ).map(isoTimes);

/** Skus of the products that fit, by name. */
export const findSkusOf = async (db: Executor, filters: ProductFilters, limit: number): Promise<string[]> => {
  const condition = await findCondition(db, filters);
  return queryValues(db)<string>`
    select skus.sku from products join skus on skus.product_id = products.id
    join product_texts named on named.product_id = products.id and named.locale = 'es'
    where ${condition}
    order by named.name ${nameOrder()}, products.id, skus.position limit ${limit}`;
};
