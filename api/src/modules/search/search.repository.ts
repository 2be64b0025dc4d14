import { sql } from 'kysely';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { FoundContent } from 'shared-contracts/api/search.schema';
import type { Executor } from '../../db/connect.ts';
import { preparedByText } from '../../db/prepared.ts';
import { queryRows, queryValue } from '../../db/query.ts';
import { cardJson } from '../products/cards.repository.ts';
import type { Wanted } from './conditions.ts';
import { contentJson, type WantedContent } from './content.repository.ts';
import { gatheredSql } from './gathered.repository.ts';
import { inOrderSql } from './in-order.repository.ts';
import type { Counts } from './meaning.ts';
import { inTypes, type Page } from './page-parts.repository.ts';

export interface Found {
  cards: ProductCard[];
  total: number;
  /** Whether any product meets the conditions. Pinned ones need not. */
  isMet: boolean;
  /** Products by type, without the restriction to types. */
  counts: Counts;
  /** Articles and events, those with the words in their title first. */
  content: FoundContent[];
}

/** Conditions to look up in the index. Further ones filter the matches of these. */
const LOOKED_UP = 2;
/** With more matches, finding all in the index takes longer than counting in order up to the limit. */
const MOST_COUNTED = 20_000;
/** Above every price. */
const MAX_CLP = 2_000_000_000;

/** Numbers of products on sale, by which the fastest way to read a page is chosen. */
export interface Sizes {
  /** Limit of the total. */
  most: number;
  products: number;
  /** Those of the requested types. */
  ofTypes: number;
}

/**
 * Documents to read in order until the page is full, when the matches are spread evenly. Reading a document takes most
 * of the time, in order or by the index of words. So the way that reads fewer is chosen.
 */
const readInOrder = (documents: number, { limit, offset }: Page, { products, ofTypes }: Sizes): number =>
  ((limit + offset) * products ** 2) / (documents * ofTypes);

/** One page of products with their total, counted up to `most`, and the content beside them, in one statement. */
export async function findPage(
  db: Executor,
  { wanted, content }: { wanted: Wanted; content: WantedContent | null },
  page: Page,
  sizes: Sizes,
): Promise<Found> {
  const { most, products } = sizes;
  const sorted = wanted.conditions.toSorted((a, b) => a.documents - b.documents);
  const [lookedUp, others] = [sorted.slice(0, LOOKED_UP), sorted.slice(LOOKED_UP)];
  const documents = lookedUp.reduce((all, one) => all * Math.min(1, one.documents / products), products);
  const toRead = readInOrder(documents, page, sizes);
  const inNames = wanted.near.inName.documents;
  const toReadByName = readInOrder(inNames, page, sizes);
  const found =
    toRead < documents
      ? inOrderSql(wanted, page, {
          most,
          lookedUp,
          others,
          isCountedInOrder: documents > MOST_COUNTED,
          ...(toReadByName < inNames
            ? { toRead: toReadByName, isNameFirst: true }
            : { toRead, isNameFirst: false }),
        })
      : gatheredSql(wanted, page, { most, lookedUp, others });
  // The texts of usual searches are few, and planning one takes longer than reading a page.
  const isUsual = !wanted.price && !page.types && page.pins.length === 0 && wanted.near.places.length < 3;
  const rows = await queryRows(db)<{
    [Key in keyof Found]: Found[Key] | null;
  }>`${isUsual ? preparedByText : sql``}
    with ${found}
    select
      (select json_agg(${cardJson(sql`page.ref_id`, wanted.locale)} order by position) from page) as cards,
      (select least(coalesce(sum(count), 0), ${most}::int)::int from counted where ${inTypes(page)}) as total,
      (select json_object_agg(product_type, count) from counted) as counts,
      exists (select from matches where ${inTypes(page)}) as "isMet",
      ${content ? contentJson(content, page) : sql`null`} as content`;
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

/** Index of the first of these searches that finds a product. Null: none. */
export async function findFirstWithProducts(
  db: Executor,
  searches: readonly { query: string; min: number | null; max: number | null }[],
): Promise<number | null> {
  // Prices outside every price stand for "any": an array of integers has no type for a mixture with null here.
  const rows = await queryRows(db)<{ place: number }>`
    select wider.place::int - 1 as place
    from (
      -- Sorted here, so that the first one with a product ends the search.
      select * from unnest(${searches.map(({ query }) => query)}::text[], ${searches.map(({ min }) => min ?? 0)}::int[],
        ${searches.map(({ max }) => max ?? MAX_CLP)}::int[]) with ordinality wider (query, low, high, place)
      order by place) wider,
      lateral (select from search_documents where kind = 'product' and lexemes @@ query::tsquery
        -- Not the index by price: most of these prices are those of all products.
        and price + 0 between low and high limit 1) any_product
    order by wider.place limit 1`;
  return rows[0]?.place ?? null;
}

/** Type of a product as a fact: `tipo:blanco`. Null: it has none. */
export const findTypeFact = async (db: Executor, productId: number): Promise<string | null> =>
  (await queryValue(db)<string>`
    select key || ':' || value as fact from product_facets
    where product_id = ${productId} and key in ('tipo', 'tipo_gourmet') order by 1 limit 1`) ?? null;
