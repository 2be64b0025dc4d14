import { type Expression, type SqlBool, sql } from 'kysely';
import type { listQuery, ProductType } from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS, type FilterKey } from 'shared-contracts/domain/filter-keys';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';

/** A checked list query: filters, range, text, order, page. */
export type ListFilters = z.output<typeof listQuery>;

/** What a list is chosen from and by. */
export interface Selection {
  type: ProductType;
  locale: Locale;
  filters: ListFilters;
}

/** A condition that is left out, so that a group's own choice does not hide its siblings. */
export type Except = FilterKey | 'price';

/** More words than anybody types; each one costs an index look-up. */
const MAX_SEARCH_WORDS = 8;

/** Filter groups in which something is chosen. */
export const chosenKeys = (filters: ListFilters): FilterKey[] =>
  FILTER_KEYS.filter((key) => filters[key].length > 0);

/** Products (`p`) with text (`t`) and first sku (`s`) that fit: OR within a group, AND between groups (SPEC §9). */
export function selectMatching(db: Executor, { type, locale, filters }: Selection, except?: Except) {
  return db
    .selectFrom('products as p')
    .innerJoin('product_texts as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', locale),
    )
    .innerJoin('skus as s', (join) => join.onRef('s.product_id', '=', 'p.id').on('s.position', '=', 0))
    .where('p.type', '=', type)
    .where('p.is_active', '=', true)
    .where((eb) =>
      eb.and([
        ...chosenKeys(filters)
          .filter((key) => key !== except)
          .map((key) => hasFacet(key, filters[key])),
        ...(except === 'price' ? [] : priceRange(filters)),
        ...searchWords(filters.q).map(
          (word) => sql<SqlBool>`t.search_text like '%' || search_fold(${word}) || '%'`,
        ),
      ]),
    );
}

const hasFacet = (key: FilterKey, values: string[]): Expression<SqlBool> =>
  sql`exists (select from product_facets f where f.product_id = p.id and f.key = ${key} and f.value = any(${values}))`;

function priceRange({ precio_min, precio_max }: ListFilters): Expression<SqlBool>[] {
  return [
    ...(precio_min === undefined ? [] : [sql<SqlBool>`s.price >= ${precio_min}`]),
    ...(precio_max === undefined ? [] : [sql<SqlBool>`s.price <= ${precio_max}`]),
  ];
}

/** Words of a search text, with the signs that LIKE understands made harmless. */
const searchWords = (text = ''): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_SEARCH_WORDS)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
