import { type RawBuilder, sql } from 'kysely';
import type { Condition, Wanted } from './conditions.ts';
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

interface Plan {
  /** Limit of each count. */
  most: number;
  /** Conditions that the index finds. */
  lookedUp: readonly Condition[];
  /** Conditions to test on its matches. */
  others: readonly Condition[];
  /** Products to read in order. */
  toRead: number;
  /** Whether so many products have the words in their name that those alone are read in order. */
  isNameFirst: boolean;
  /** Whether matches are counted in order, and not by the index, because there are so many. */
  isCountedInOrder: boolean;
}

const foundByIndex = ({ lookedUp, others }: Plan): RawBuilder<unknown> =>
  sql`${meetsAll(lookedUp)} ${others.length > 0 ? sql`and ${tested(meetsAll(others))}` : sql``}`;

/** SQL after "from", one for each part of the page. */
function sourcesOf(wanted: Wanted, { sort }: Page, plan: Plan): RawBuilder<unknown>[] {
  const all = meetsAll(wanted.conditions);
  const isNamed = meets(wanted.near.inName.query);
  const firstInStock = (condition: RawBuilder<boolean>) => sql`(
    select * from search_documents
    where locale = ${wanted.locale} and kind = 'product' and rank < ${SOLD_OUT} and ${isPriced(wanted)}
    order by ${ORDERS[sort]}, kind, ref_id limit ${Math.ceil(plan.toRead * MARGIN)}) first where ${condition}`;
  const byIndex = (condition: RawBuilder<unknown>) => sql`search_documents
    where kind = 'product' and ${isPriced(wanted)} and ${condition}`;

  const rest = byIndex(foundByIndex(plan));
  if (sort !== 'relevance') return [firstInStock(all), rest];
  const exact = byIndex(meets(wanted.exactName));
  if (plan.isNameFirst) return [exact, firstInStock(sql`${all} and ${isNamed}`), rest];
  const named = byIndex(sql`rank < ${SOLD_OUT} and ${isNamed} and ${tested(all)}`);
  return [exact, named, firstInStock(sql`${all} and not ${isNamed}`), rest];
}

const unionAll = (queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(queries, sql` union all `);

const pinsSql = (page: Page): RawBuilder<unknown> =>
  page.pins.length > 0
    ? sql`select ref_id, -1 as part, pin as place from pinned where ${inTypes(page)}`
    : sql`select 0 as ref_id, -1 as part, 0 as place where false`;

/** SQL: `matches as (…), counted as (…),`. There are more matches than are counted, so pinned products change no number. */
function countsSql(wanted: Wanted, plan: Plan): RawBuilder<unknown> {
  const { counts } = wanted;
  if (counts)
    return sql`
    counted as (select product_type, least(count, ${plan.most}::int)::int as count
      from unnest(${Object.keys(counts)}::text[], ${Object.values(counts)}::int[]) as known (product_type, count)),
    matches as (select product_type from counted),`;
  const inOrder = sql`locale = ${wanted.locale} and ${tested(meetsAll(wanted.conditions))} order by rank, kind, ref_id`;
  return sql`matches as materialized (
      select product_type from search_documents
      where kind = 'product' and ${isPriced(wanted)} and ${plan.isCountedInOrder ? inOrder : foundByIndex(plan)}
      limit ${plan.most}),
    counted as (select product_type, count(*)::int as count from matches group by product_type),`;
}

/**
 * SQL: reads products in order until the page is full, for conditions that many products meet. In relevance, products
 * with the words in their name come first. Each part is read only when the parts before it do not fill the page. When
 * the first `toRead` products in order do not fill it, the last part finds the rest by the index of words.
 */
export function inOrderSql(wanted: Wanted, askedPage: Page, plan: Plan): RawBuilder<unknown> {
  // In an order that the shopper chose, pinned products have no place of their own.
  const page = { ...askedPage, pins: askedPage.arePinsFirst ? askedPage.pins : [] };
  const sources = sourcesOf(wanted, page, plan);
  const tables = ['part_pins', ...sources.map((_, index) => `part_${index}`)].map((name) => sql.ref(name));
  const nameFirst = page.sort === 'relevance' ? sql`${meets(wanted.near.inName.query)} desc, ` : sql``;

  const parts = sources.map((source, index) => {
    const before = tables.slice(0, index + 1);
    const counts = before.map((table) => sql`(select count(*) from ${table})`);
    const isLast = index === sources.length - 1;
    return sql`${tables[index + 1]} as materialized (
      select ref_id, ${index}::int as part, row_number() over () as place from (
        select ref_id from ${source} and (${sql.join(counts, sql` + `)}) < ${page.limit + page.offset}
          and ${inTypes(page)} and ${notPinned(page)}
          and ref_id not in (${unionAll(before.map((table) => sql`select ref_id from ${table}`))})
        order by ${isLast ? sql`rank >= ${SOLD_OUT}, ${nameFirst}` : sql``}${ORDERS[page.sort]}, kind, ref_id
        limit ${page.limit + page.offset}) read)`;
  });
  return sql`${pinned(wanted, page)} part_pins as (${pinsSql(page)}), ${sql.join(parts)},
    ${countsSql(wanted, plan)}
    page as (
      select ref_id, row_number() over () as position from (
        select ref_id from (${unionAll(tables.map((table) => sql`select ref_id, part, place from ${table}`))}) parts
        order by part, place limit ${page.limit} offset ${page.offset}) ordered)`;
}
