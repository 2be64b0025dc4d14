import { type RawBuilder, sql } from 'kysely';
import type { FoundContent } from 'shared-contracts/api/search.schema';
import type { Locale } from 'shared-contracts/locale';
import { wordsIn } from '../../db/words.ts';
import { inTypes, type Page } from './page-parts.repository.ts';

/** Searched articles and events. */
export interface WantedContent {
  locale: Locale;
  /** Words anywhere, and words in the title, as texts of a tsquery. */
  query: string;
  titleQuery: string;
  limit: number;
}

/**
 * SQL: articles and events of the page's types as a JSON array (`FoundContent[]`), those with the words in their title
 * first, in a language or else in Spanish. Null without any.
 */
export const contentJson = (
  { locale, query, titleQuery, limit }: WantedContent,
  page: Page,
): RawBuilder<FoundContent[] | null> => sql`(
  select json_agg(json_build_object('id', item.id, 'product_type', found.product_type, 'slug', item.slug,
      'name', item.words ->> 'title', 'detail', item.words ->> 'lead', 'price', item.price, 'reference_price', null,
      'images', case when item.words -> 'picture' ->> 'image' is null then '[]'
        else json_build_array(item.words -> 'picture' ->> 'image') end)
    order by is_title desc, rank, ref_id)
  from (
    select kind, ref_id, rank, product_type, lexemes @@ ${titleQuery}::tsquery as is_title from search_documents
    where kind <> 'product' and lexemes @@ ${query}::tsquery and ${inTypes(page)}
    order by is_title desc, rank, ref_id limit ${limit}) found
  join lateral (
    select id, slug, null::int as price, ${wordsIn(locale)} as words from articles
      where found.kind = 'article' and id = found.ref_id and is_active
    union all
    select id, slug, price, ${wordsIn(locale)} from events
      where found.kind = 'event' and id = found.ref_id and is_active) item on true)`;
