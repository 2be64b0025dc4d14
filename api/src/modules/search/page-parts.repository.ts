import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from 'shared-contracts/domain/list-query';
import type { ProductType } from 'shared-contracts/domain/product-type';
import type { Condition, Wanted } from './conditions.ts';

/** Part of the results that is read. */
export interface Page {
  limit: number;
  offset: number;
  sort: SearchSort;
  /** Restricts the types. Undefined: all. */
  types?: readonly ProductType[];
  /** Products that belong to the results in any case, in stock only. */
  pins: readonly number[];
  /** Whether they come first, as they do unless the shopper chose an order. */
  arePinsFirst: boolean;
}

/** Ranks from here on are of sold-out products (migration 0053, search_rank). */
export const SOLD_OUT = 500_000_000;

export const ORDERS: Record<SearchSort, RawBuilder<unknown>> = {
  relevance: sql`rank`,
  price: sql`price`,
  '-price': sql`price desc`,
};

/** Documents that meet a query. The index finds them. */
export const meets = (query: string): RawBuilder<boolean> => sql`lexemes @@ ${query}::tsquery`;

export const meetsAll = (conditions: readonly Condition[]): RawBuilder<boolean> =>
  meets(conditions.map(({ query }) => query).join('&'));

/** Tests a condition on rows that another one finds. The "case" keeps PostgreSQL from using the index for it. */
export const tested = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`case when ${condition} then true end`;

export const isPriced = ({ price }: Wanted): RawBuilder<boolean> => sql`
  ${price?.min == null ? sql`true` : sql`price >= ${price.min}`}
  and ${price?.max == null ? sql`true` : sql`price <= ${price.max}`}`;

export const inTypes = ({ types }: Page): RawBuilder<boolean> =>
  types ? sql`product_type = any(${types})` : sql`true`;

/** SQL: `pinned as (…),`, the pinned products on sale and in stock. Empty without pins. The first one has the lowest `pin`, all others in the results have 0. */
export const pinned = (wanted: Wanted, { pins }: Page): RawBuilder<unknown> =>
  pins.length === 0
    ? sql``
    : sql`pinned as materialized (
      select ref_id, rank, price, product_type, array_position(${pins}::int[], ref_id) - ${pins.length + 1}::int as pin
      from search_documents
      where kind = 'product' and locale = ${wanted.locale} and ref_id = any(${pins}::int[]) and rank < ${SOLD_OUT}
        and ${isPriced(wanted)}),`;

export const notPinned = ({ pins }: Page): RawBuilder<boolean> =>
  pins.length === 0 ? sql`true` : sql`ref_id not in (select ref_id from pinned)`;
