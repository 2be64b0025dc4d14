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

/**
 * Nearness from which the places of words decide. Nearer products: 0, the name is the text; 1, the name has all words
 * of the meaning, which leaves out fillers; 2, the name has those that tell no fact, each as a whole word.
 */
const FIRST_PLACE = 3;

/**
 * SQL: how near a product is, 0 is the nearest. Each query costs time for each match, so the first ones that are met
 * decide. Of several words, the one at the worst place decides.
 */
function nearnessOf({ exactName, near }: Wanted): RawBuilder<number> {
  const places = near.places.map(
    (queries) =>
      sql`case ${sql.join(
        queries.map((query, index) => sql`when ${meets(query)} then ${FIRST_PLACE + index}::int`),
        sql` `,
      )} else ${FIRST_PLACE + queries.length}::int end`,
  );
  return sql`case when ${meets(exactName)} then 0 when ${meets(near.inName.query)} then 1
    ${near.isWhole ? sql`when ${meets(near.isWhole)} then 2` : sql``}
    else ${places.length > 0 ? sql`greatest(${sql.join(places)})` : sql`${FIRST_PLACE}::int`} end`;
}

/**
 * SQL: collects the matches that the index finds, tests the other conditions, then sorts them.
 * @param sizes.most limit of each count
 * @param sizes.lookedUp conditions that the index finds. None for a text of fillers: it finds a product of this name
 * @param sizes.others conditions to test on its matches
 */
export function gatheredSql(
  wanted: Wanted,
  page: Page,
  { most, lookedUp, others }: { most: number; lookedUp: readonly Condition[]; others: readonly Condition[] },
): RawBuilder<unknown> {
  const isExact = meets(wanted.exactName);
  const isRelevance = page.sort === 'relevance';
  // Sold-out products come last, except one whose name is the text (nearness 0).
  const order = isRelevance
    ? sql`nearness > 0 and rank >= ${SOLD_OUT}, nearness, rank`
    : sql`rank >= ${SOLD_OUT}, ${ORDERS[page.sort]}`;
  // Pins of pinned products are negative, so these sort before the others.
  return sql`matches as materialized (
      select ref_id, rank, price, product_type, ${isRelevance ? nearnessOf(wanted) : sql`0`} as nearness
      from search_documents
      where kind = 'product' and (${lookedUp.length > 0 ? sql`${meetsAll(lookedUp)} or ` : sql``}${isExact}) and ${isPriced(wanted)}
        ${others.length > 0 ? sql`and ${tested(sql`${isExact} or ${meetsAll(others)}`)}` : sql``}),
    ${pinned(wanted, page)}
    found as not materialized (
      select ref_id, rank, price, product_type, nearness, 0 as pin from matches where ${notPinned(page)}
      ${page.pins.length > 0 ? sql`union all select ref_id, rank, price, product_type, 0, pin from pinned` : sql``}),
    counted as (select product_type, least(count(*), ${most}::int)::int as count from found group by product_type),
    page as (
      select ref_id, row_number() over () as position from (
        select ref_id from found where ${inTypes(page)}
        order by ${page.arePinsFirst ? sql`pin, ` : sql``}${order}, ref_id
        limit ${page.limit} offset ${page.offset}) ordered)`;
}
