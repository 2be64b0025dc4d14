import { type RawBuilder, sql } from 'kysely';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { FoundContent, SearchSort } from 'shared-contracts/api/search.schema';
import type { ProductType } from 'shared-contracts/domain/product-type';
import type { Executor } from '../../db/connect.ts';
import { cardJson } from '../catalogue/cards.repository.ts';
import type { Wanted } from './conditions.ts';
import { contentJson, type WantedContent } from './content.repository.ts';

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

export interface Found {
  cards: ProductCard[];
  total: number;
  /** Whether any product meets the conditions. Pinned ones need not. */
  isMet: boolean;
  /** Products by type, without the restriction to types. */
  counts: Partial<Record<ProductType, number>>;
  /** Articles and events, those with the words in their title first. */
  content: FoundContent[];
}

/** Ranks from here on are of sold-out products (migration 0053, search_rank). */
const SOLD_OUT = 500_000_000;
/** With more matches, reading in order until the page is full is faster than collecting and sorting all. */
const BROAD = 5_000;
/** Above every price. */
const MAX_CLP = 2_000_000_000;
/** Conditions to look up in the index. Further ones filter the matches of these. */
const LOOKED_UP = 2;

/** One page of products with their total, counted up to `most`, and the content beside them, in one statement. */
export async function findPage(
  db: Executor,
  { wanted, content }: { wanted: Wanted; content: WantedContent | null },
  page: Page,
  { most, products }: { most: number; products: number },
): Promise<Found> {
  const share = ({ documents }: { documents: number }) => Math.min(1, documents / Math.max(1, products));
  const rarest = wanted.conditions.toSorted((a, b) => a.documents - b.documents).slice(0, LOOKED_UP);
  const expected = rarest.reduce((product, condition) => product * share(condition), products);
  const found = expected > BROAD ? inOrder(wanted, page, most) : gathered(wanted, page, most, rarest);
  const { rows } = await sql<{ [Key in keyof Found]: Found[Key] | null }>`
    with ${found}
    select
      (select json_agg(${cardJson(sql`page.ref_id`, wanted.locale)} order by position) from page) as cards,
      (select least(coalesce(sum(count), 0), ${most}::int)::int from counted
        ${page.types ? sql`where product_type = any(${page.types})` : sql``}) as total,
      (select json_object_agg(product_type, count) from counted) as counts,
      exists (select from matches where ${inTypes(page)}) as "isMet",
      ${content ? contentJson(content) : sql`null`} as content`.execute(db);
  const [row] = rows;
  // A product may be taken from sale between the index and its card.
  return {
    cards: (row?.cards ?? []).filter(Boolean),
    total: row?.total ?? 0,
    counts: row?.counts ?? {},
    isMet: row?.isMet ?? false,
    content: row?.content ?? [],
  };
}

const meets = (query: string): RawBuilder<boolean> => sql`lexemes @@ ${query}::tsquery`;
const meetsAll = (wanted: Wanted): RawBuilder<boolean> =>
  meets(wanted.conditions.map(({ query }) => query).join('&') || wanted.exactName);

const isPriced = ({ price }: Wanted): RawBuilder<boolean> => sql`
  ${price?.min == null ? sql`true` : sql`price >= ${price.min}`}
  and ${price?.max == null ? sql`true` : sql`price <= ${price.max}`}`;

const inTypes = ({ types }: Page): RawBuilder<boolean> =>
  types ? sql`product_type = any(${types})` : sql`true`;

const ORDERS: Record<SearchSort, RawBuilder<unknown>> = {
  relevance: sql`rank`,
  price: sql`price`,
  '-price': sql`price desc`,
};

/** Pinned products on sale and in stock. The first one has the lowest `pin`, all others in the results have 0. */
const pinned = (wanted: Wanted, { pins }: Page): RawBuilder<unknown> =>
  pins.length === 0
    ? sql``
    : sql`pinned as materialized (
      select ref_id, rank, price, product_type, array_position(${pins}::int[], ref_id) - ${pins.length + 1}::int as pin
      from search_documents
      where kind = 'product' and locale = ${wanted.locale} and ref_id = any(${pins}::int[]) and rank < ${SOLD_OUT}
        and ${isPriced(wanted)}),`;
const notPinned = ({ pins }: Page, joint: RawBuilder<unknown>): RawBuilder<unknown> =>
  pins.length === 0 ? sql`` : sql`${joint} ref_id not in (select ref_id from pinned)`;

/** Collects the matches of the rarest conditions, filters them by the others, then sorts them. */
function gathered(
  wanted: Wanted,
  page: Page,
  most: number,
  rarest: readonly { query: string }[],
): RawBuilder<unknown> {
  const nearness = sql.join(
    wanted.nearness.map((query, index) => sql`when ${meets(query)} then ${index + 1}::int`),
    sql` `,
  );
  const lookedUp = rarest.map(({ query }) => query).join('&') || wanted.exactName;
  const order =
    page.sort === 'relevance'
      ? sql`nearness > 0 and rank >= ${SOLD_OUT}, nearness, rank`
      : sql`rank >= ${SOLD_OUT}, ${ORDERS[page.sort]}`;
  // The other conditions are in a "case". As a condition, PostgreSQL would look up all their words in the index.
  return sql`matches as materialized (
      select * from (
        select ref_id, rank, price, product_type,
          case when ${meets(wanted.exactName)} then 0 when not ${meetsAll(wanted)} then null ${nearness} end as nearness
        from search_documents
        where kind = 'product' and (${meets(lookedUp)} or ${meets(wanted.exactName)}) and ${isPriced(wanted)}
      ) gathered where nearness is not null),
    ${pinned(wanted, page)}
    found as materialized (
      select ref_id, rank, price, product_type, nearness, 0 as pin from matches ${notPinned(page, sql`where`)}
      ${page.pins.length > 0 ? sql`union all select ref_id, rank, price, product_type, 0, pin from pinned` : sql``}),
    counted as (select product_type, least(count(*), ${most}::int)::int as count from found group by product_type),
    page as (
      select ref_id, row_number() over () as position from (
        select ref_id from found where ${inTypes(page)}
        order by ${page.arePinsFirst ? sql`pin, ` : sql``}${order}, ref_id
        limit ${page.limit} offset ${page.offset}) ordered)`;
}

/**
 * Reads products in order until the page is full, for conditions that many products meet. In relevance, products with
 * the words in their name come first. Each part is read only when the parts before it do not fill the page.
 */
function inOrder(wanted: Wanted, page: Page, most: number): RawBuilder<unknown> {
  const enough = page.limit + page.offset;
  const all = meetsAll(wanted);
  const inName = wanted.nearness[0] ?? wanted.exactName;
  const isNear = page.sort === 'relevance';
  const sources = [
    ...(isNear
      ? [
          sql`${meets(wanted.exactName)} order by rank + 0`,
          sql`${meets(inName)} and not ${meets(wanted.exactName)}
          and rank < ${SOLD_OUT} order by rank + 0`,
        ]
      : []),
    ...[sql`rank < ${SOLD_OUT}`, sql`rank >= ${SOLD_OUT}`].map(
      (stock) => sql`locale = ${wanted.locale} and ${all} and ${stock}
        ${isNear ? sql`and not ${meets(wanted.exactName)} and (rank >= ${SOLD_OUT} or not ${meets(inName)})` : sql``}
        order by ${ORDERS[page.sort]}`,
    ),
  ];
  // In an order that the shopper chose, pinned products have no place of their own.
  const pins = page.arePinsFirst ? page.pins : [];
  const others = notPinned({ ...page, pins }, sql`and`);
  const names = sources.map((_, index) => sql.ref(`part_${index}`));
  const parts = sources.map((source, index) => {
    const before = [...(pins.length > 0 ? [sql.ref('part_pins')] : []), ...names.slice(0, index)].map(
      (name) => sql`(select count(*) from ${name})`,
    );
    const isNeeded = before.length > 0 ? sql`(${sql.join(before, sql` + `)}) < ${enough} and` : sql``;
    return sql`${names[index]} as materialized (
      select ref_id, ${index}::int as part, row_number() over () as place from (
        select ref_id from search_documents
        where ${isNeeded} kind = 'product' and ${isPriced(wanted)} and ${inTypes(page)} ${others} and ${source}, kind, ref_id
        limit ${enough}) read)`;
  });
  const firstPart = pinned(wanted, { ...page, pins });
  if (pins.length > 0) {
    names.unshift(sql.ref('part_pins'));
    parts.unshift(
      sql`part_pins as (select ref_id, -1 as part, pin as place from pinned where ${inTypes(page)})`,
    );
  }
  // There are more matches than are counted, so pinned products change no number.
  return sql`${firstPart} ${sql.join(parts)},
    matches as (select product_type from counted),
    counted as (
      select product_type, count(*)::int as count from (
        select product_type from search_documents
        where locale = ${wanted.locale} and kind = 'product' and ${all} and ${isPriced(wanted)}
        order by rank limit ${most}) some group by product_type),
    page as (
      select ref_id, row_number() over () as position from (
        select ref_id from (${sql.join(
          names.map((name) => sql`select * from ${name}`),
          sql` union all `,
        )}) parts order by part, place limit ${page.limit} offset ${page.offset}) ordered)`;
}

/** Words of products that are similar to a word in sound or spelling, with the number of products that have them. */
export interface SimilarWord {
  typed: string;
  word: string;
  /** 0: only articles or events have it. */
  products: number;
  is_heard: boolean;
}

/** Words that sound or are written like the typed ones. */
export async function findSimilarWords(
  db: Executor,
  { locale, typed, most }: { locale: string; typed: readonly string[]; most: number },
): Promise<SimilarWord[]> {
  const { rows } = await sql<{ typed: string; words: Omit<SimilarWord, 'typed'>[] | null }>`
    select typed, (
      select json_agg(json_build_object('word', word, 'products', products, 'is_heard', is_heard))
      from (
        select near.word, coalesce(sum(c.documents), 0)::int as products,
          bool_or(near.is_heard) as is_heard
        from (
          (select word, true as is_heard from search_vocabulary
            where locale = ${locale} and sound = search_sound(typed) limit ${most})
          union all
          (select word, false from search_vocabulary where locale = ${locale} order by word <-> typed limit ${most})
        ) near
        left join lexeme_counts c on c.documents > 0
          and c.lexeme = any(array[${locale} || '1' || near.word, ${locale} || '2' || near.word, ${locale} || '3' || near.word])
        group by near.word
      ) counted) as words
    from unnest(${typed}::text[]) typed`.execute(db);
  return rows.flatMap((row) => (row.words ?? []).map((word) => ({ ...word, typed: row.typed })));
}

/** Typed words that no product has, by their queries. */
export async function findUnknownWords(
  db: Executor,
  locale: string,
  typed: readonly { word: string; query: string }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${typed.map(({ word }) => word)}::text[], ${typed.map(({ query }) => query)}::text[])
      as asked (word, query)
    where not exists (select from search_documents
      where locale = ${locale} and kind = 'product' and lexemes @@ query::tsquery)`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Index of the first of these searches that finds a product. Null: none. */
export async function findFirstWithProducts(
  db: Executor,
  searches: readonly { query: string; min: number | null; max: number | null }[],
): Promise<number | null> {
  // Prices outside every price stand for "any": an array of integers has no type for a mixture with null here.
  const { rows } = await sql<{ place: number }>`
    select place::int - 1 as place
    from unnest(${searches.map(({ query }) => query)}::text[], ${searches.map(({ min }) => min ?? 0)}::int[],
      ${searches.map(({ max }) => max ?? MAX_CLP)}::int[]) with ordinality wider (query, low, high, place),
      lateral (select from search_documents where kind = 'product' and lexemes @@ query::tsquery
        and price between low and high limit 1) any_product
    order by place limit 1`.execute(db);
  return rows[0]?.place ?? null;
}
