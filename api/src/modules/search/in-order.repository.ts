import { type RawBuilder, sql } from 'kysely';
import type { Wanted } from './conditions.ts';
import {
  inTypes,
  isPriced,
  meets,
  notPinned,
  ORDERS,
  type Page,
  pinned,
  SOLD_OUT,
  tested,
} from './page-parts.repository.ts';

/**
 * SQL: reads products in order until the page is full, for conditions that many products meet. In relevance, products
 * with the words in their name come first. Each part is read only when the parts before it do not fill the page.
 */
export function inOrder(
  wanted: Wanted,
  page: Page,
  { most, isNameBroad }: { most: number; isNameBroad: boolean },
): RawBuilder<unknown> {
  const enough = page.limit + page.offset;
  const all = meets(wanted.conditions.map(({ query }) => query).join('&'));
  const isExact = meets(wanted.exactName);
  const isNamed = meets(wanted.near.inName.query);
  const order = ORDERS[page.sort];
  /** Reads the index by rank or price, and tests each document. */
  const read = (condition: RawBuilder<boolean>, stock: RawBuilder<boolean>) =>
    sql`locale = ${wanted.locale} and ${stock} and ${tested(condition)} order by ${order}`;
  const inStock = sql<boolean>`rank < ${SOLD_OUT}`;
  const soldOut = sql<boolean>`rank >= ${SOLD_OUT}`;
  const sources =
    page.sort === 'relevance'
      ? [
          sql`${isExact} order by rank + 0`,
          isNameBroad
            ? read(sql`${isNamed} and ${all} and not ${isExact}`, inStock)
            : sql`${isNamed} and ${inStock} and ${tested(sql`${all} and not ${isExact}`)} order by rank + 0`,
          read(sql`${all} and not ${isNamed} and not ${isExact}`, inStock),
          read(sql`${all} and not ${isExact}`, soldOut),
        ]
      : [read(all, inStock), read(all, soldOut)];
  // In an order that the shopper chose, pinned products have no place of their own.
  const first = { ...page, pins: page.arePinsFirst ? page.pins : [] };
  const names = ['pins', ...sources.map((_, index) => index)].map((name) => sql.ref(`part_${name}`));
  const parts = sources.map((source, index) => {
    const before = names.slice(0, index + 1).map((name) => sql`(select count(*) from ${name})`);
    return sql`${names[index + 1]} as materialized (
      select ref_id, ${index}::int as part, row_number() over () as place from (
        select ref_id from search_documents
        where (${sql.join(before, sql` + `)}) < ${enough} and kind = 'product' and ${isPriced(wanted)}
          and ${inTypes(page)} and ${notPinned(first)} and ${source}, kind, ref_id
        limit ${enough}) read)`;
  });
  const pins =
    first.pins.length > 0
      ? sql`select ref_id, -1 as part, pin as place from pinned where ${inTypes(page)}`
      : sql`select 0 as ref_id, -1 as part, 0 as place where false`;
  // There are more matches than are counted, so pinned products change no number.
  return sql`${pinned(wanted, first)} part_pins as (${pins}), ${sql.join(parts)},
    matches as materialized (
      select product_type from search_documents
      where locale = ${wanted.locale} and kind = 'product' and ${isPriced(wanted)} and ${tested(all)}
      order by rank, kind, ref_id limit ${most}),
    counted as (select product_type, count(*)::int as count from matches group by product_type),
    page as (
      select ref_id, row_number() over () as position from (
        select ref_id from (${sql.join(
          names.map((name) => sql`select ref_id, part, place from ${name}`),
          sql` union all `,
        )}) parts order by part, place limit ${page.limit} offset ${page.offset}) ordered)`;
}
