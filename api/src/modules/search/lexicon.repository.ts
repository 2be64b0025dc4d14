import type { ProductType } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { queryRows, queryValue } from '../../db/query.ts';

/** A word or phrase of shoppers and what it tells. */
export interface Phrase {
  locale: Locale;
  /** One to four folded words, with blanks between. */
  phrase: string;
  /** Any of these facts, e.g. `variedad:syrah`. Empty: the phrase is ignored. */
  facts: string[];
  /** True for a row of search_synonyms, which replaces the catalogue's own label of the same words. */
  is_synonym: boolean;
}

/** Products that come first for a search. */
interface Pins {
  locale: Locale;
  /** Search text. */
  phrase: string;
  product_ids: number[];
}

export interface LexiconRows {
  phrases: Phrase[];
  /** Fact → number of products on sale. */
  facts: { fact: string; products: number }[];
  /** Fact of a filter → types of products that have it, with their number. */
  types: { fact: string; type: ProductType; products: number }[];
  /** Lexemes that so many documents have that reading in order is faster than collecting them. */
  broad: { lexeme: string; documents: number }[];
  /** Fact → words for the shopper. */
  labels: { locale: Locale; fact: string; label: string }[];
  pins: Pins[];
}

/** Lexemes with fewer documents are rare. */
const BROAD_LEXEME = 1_000;

/** Position in the write-ahead log. While it stays the same, nothing in the database changes. */
export const findPosition = async (db: Executor): Promise<string> =>
  (await queryValue(db)<string>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end::text
      as position`) ?? '';

/** All that the search knows of the catalogue's words, in one statement. */
export async function findLexicon(db: Executor): Promise<LexiconRows> {
  const rows = await queryRows(db)<LexiconRows>`
    with facts as materialized (
      -- Facts have place 0 (conditions.ts). Both languages have the same ones.
      select substr(lexeme, 4) as fact, documents as products from lexeme_counts
        where lexeme >= 'es0' and lexeme < 'es1' and documents > 0
    ), labels as (
      select l.locale, l.label as words, l.key || ':' || l.value as fact from facet_labels l
      union all select locale, b.name, 'marca:' || b.slug from brands b, unnest(array['es', 'en']) locale
      union all select locale, name, 'place:' || slug from search_places, unnest(array['es', 'en']) locale
      union all select locale, replace(slug, '-', ' '), 'place:' || slug
        from search_places, unnest(array['es', 'en']) locale
    ), parts as (
      -- "Tequila y mezcal" is also known by each of its names.
      select locale, words, fact from labels
      union all select locale, part, fact from labels, regexp_split_to_table(words, ' (?:y|and|e|&) ') part
        where words ~ ' (?:y|and|e|&) ' and fact not like 'marca:%'
    ), phrases as (
      select locale, array_to_string(search_words(words), ' ') as phrase, array_agg(distinct fact) as facts,
          false as is_synonym
        from parts join facts using (fact) group by 1, 2
      union all select locale, phrase, facts, true from search_synonyms
    )
    select
      (select coalesce(json_agg(json_build_object('locale', locale, 'phrase', phrase, 'facts', facts,
        'is_synonym', is_synonym)), '[]')
        from phrases where phrase <> '') as phrases,
      (select coalesce(json_agg(facts), '[]') from facts) as facts,
      (select coalesce(json_agg(json_build_object('fact', facet, 'type', scope, 'products', count)), '[]')
        from facet_counts where count > 0 and facet <> '' and scope in ('Wine', 'Box', 'GourmetProduct', 'Alcohol')
      ) as types,
      (select coalesce(json_agg(json_build_object('lexeme', lexeme, 'documents', documents)), '[]')
        from lexeme_counts where documents >= ${BROAD_LEXEME}) as broad,
      (select coalesce(json_agg(json_build_object('locale', locale, 'fact', fact, 'label', words)), '[]') from (
        select distinct on (locale, fact) locale, words, fact from labels join facts using (fact)
        -- Of a place its name with accents and capitals.
        order by locale, fact, words collate "C"
      ) named) as labels,
      (select coalesce(json_agg(search_pins), '[]') from search_pins) as pins`;
  const [row] = rows;
  if (!row) throw new Error('the words of the catalogue could not be read');
  return row;
}

/** How folded words sound in Spanish (SQL function search_sound). */
export async function findSounds(db: Executor, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows(db)<{ word: string; sound: string }>`
    select word, search_sound(word) as sound from unnest(${words}::text[]) word`;
  return new Map(rows.map(({ word, sound }) => [word, sound]));
}
