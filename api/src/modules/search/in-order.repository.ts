import { type RawBuilder, sql } from 'kysely';
import type { Condition, Wanted } from './conditions.ts';
import type { Counts } from './meaning.ts';
import {
  inTypes,
  isPriced,
  meets,
  meetsAll,
  notPinned,
  ORDERS,
  type Page,
  pinned,
  SOLD_OUT,
  tested,
} from './page-parts.repository.ts';

/** Matches may be spread unevenly: the cheapest wines are rarely French. */
const MARGIN = 3;

const knownCounts = (counts: Counts, most: number): RawBuilder<unknown> => sql`
    counted as (select product_type, least(count, ${most}::int)::int as count
      from unnest(${Object.keys(counts)}::text[], ${Object.values(counts)}::int[]) as known (product_type, count)),
    matches as (select product_type from counted),`;

/**
 * SQL: reads products in order until the page is full, for conditions that many products meet. In relevance, products
 * with the words in their name come first. Each part is read only when the parts before it do not fill the page. When
 * the first `toRead` products in order do not fill it, the last part finds the rest by the index of words.
 */
export function inOrderSql(
  wanted: Wanted,
  page: Page,
  {
    most,
    lookedUp,
    others,
    toRead,
    isNameFirst,
    isCountedInOrder,
  }: {
    most: number;
    lookedUp: readonly Condition[];
    others: readonly Condition[];
    toRead: number;
    /** Whether so many products have the words in their name that those alone are read in order. */
    isNameFirst: boolean;
    isCountedInOrder: boolean;
  },
): RawBuilder<unknown> {
  const enough = page.limit + page.offset;
  const all = meetsAll(wanted.conditions);
  const found = sql`${meetsAll(lookedUp)} ${others.length > 0 ? sql`and ${tested(meetsAll(others))}` : sql``}`;
  const isExact = meets(wanted.exactName);
  const isNamed = meets(wanted.near.inName.query);
  const order = ORDERS[page.sort];
  /** The first products in stock that meet the condition. */
  const first = (condition: RawBuilder<boolean>) => sql`(
    select * from search_documents
    where locale = ${wanted.locale} and kind = 'product' and rank < ${SOLD_OUT} and ${isPriced(wanted)}
    order by ${order}, kind, ref_id limit ${Math.ceil(toRead * MARGIN)}) first where ${condition}`;
  const byIndex = (condition: RawBuilder<unknown>) => sql`search_documents
    where kind = 'product' and ${isPriced(wanted)} and ${condition}`;
  const parts =
    page.sort === 'relevance'
      ? [
          byIndex(isExact),
          ...(isNameFirst
            ? [first(sql`${all} and ${isNamed}`)]
            : [
                byIndex(sql`rank < ${SOLD_OUT} and ${isNamed} and ${tested(all)}`),
                first(sql`${all} and not ${isNamed}`),
              ]),
          byIndex(found),
        ]
      : [first(all), byIndex(found)];
  // In an order that the shopper chose, pinned products have no place of their own.
  const pinnedFirst = { ...page, pins: page.arePinsFirst ? page.pins : [] };
  const names = ['pins', ...parts.map((_, index) => index)].map((name) => sql.ref(`part_${name}`));
  const queries = parts.map((from, index) => {
    const before = names.slice(0, index + 1);
    const count = before.map((name) => sql`(select count(*) from ${name})`);
    const isLast = index === parts.length - 1;
    return sql`${names[index + 1]} as materialized (
      select ref_id, ${index}::int as part, row_number() over () as place from (
        select ref_id from ${from} and (${sql.join(count, sql` + `)}) < ${enough} and ${inTypes(page)}
          and ${notPinned(pinnedFirst)}
          and ref_id not in (${sql.join(
            before.map((name) => sql`select ref_id from ${name}`),
            sql` union all `,
          )})
        order by ${isLast ? sql`rank >= ${SOLD_OUT}, ${page.sort === 'relevance' ? sql`${isNamed} desc, ` : sql``}` : sql``}
          ${order}, kind, ref_id
        limit ${enough}) read)`;
  });
  const pins =
    pinnedFirst.pins.length > 0
      ? sql`select ref_id, -1 as part, pin as place from pinned where ${inTypes(page)}`
      : sql`select 0 as ref_id, -1 as part, 0 as place where false`;
  // There are more matches than are counted, so pinned products change no number.
  return sql`${pinned(wanted, pinnedFirst)} part_pins as (${pins}), ${sql.join(queries)},
    ${
      wanted.counts
        ? knownCounts(wanted.counts, most)
        : sql`matches as materialized (
      select product_type from search_documents
      where kind = 'product' and ${isPriced(wanted)}
        and ${isCountedInOrder ? sql`locale = ${wanted.locale} and ${tested(all)} order by rank, kind, ref_id` : found}
      limit ${most}),
    counted as (select product_type, count(*)::int as count from matches group by product_type),`
    }
    page as (
      select ref_id, row_number() over () as position from (
        select ref_id from (${sql.join(
          names.map((name) => sql`select ref_id, part, place from ${name}`),
          sql` union all `,
        )}) parts order by part, place limit ${page.limit} offset ${page.offset}) ordered)`;
}
