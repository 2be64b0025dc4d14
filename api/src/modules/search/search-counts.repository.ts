import type { Insertable } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import { execute } from '../../db/query.ts';
import type { Database } from '../../db/schema.ts';

/** Different texts that one day stores. Without the limit, a stranger could fill the tables with invented texts. */
const MAX_WORDS_OF_DAY = 5_000;
/** Highest count of a text in one call, so that a stranger who repeats one text does not lift it above all others. */
const MAX_COUNT = 20;

export type Counts = Required<Omit<Insertable<Database['search_counts']>, 'day'>>;
export type Corrections = Omit<Insertable<Database['search_corrections']>, 'day'>;

/**
 * Adds counts to the searches of today in Santiago. A text that is stored today (`known`) always counts. A new text
 * (`fresh`) counts while the day has fewer than MAX_WORDS_OF_DAY.
 */
export const addSearchCounts = (db: Executor, counts: readonly Counts[]) => execute(db)`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as g (
        locale text, words text, searches int, empty int, views int, presses int, carts int)
    ), known as (
      select locale, words from given join search_counts using (locale, words) where day = santiago_day(now())
    ), fresh as (
      select locale, words from (select locale, words from given except select locale, words from known) unknown
      limit greatest(0, ${MAX_WORDS_OF_DAY} - (select count(*) from search_counts where day = santiago_day(now())))
    )
    insert into search_counts as c (day, locale, words, searches, empty, views, presses, carts)
    select santiago_day(now()), locale, words, least(searches, ${MAX_COUNT}), least(empty, ${MAX_COUNT}),
        least(views, ${MAX_COUNT}), least(presses, ${MAX_COUNT}), least(carts, ${MAX_COUNT})
      from given join (select * from known union all select * from fresh) taken using (locale, words)
      order by locale, words
    on conflict (day, locale, words) do update set searches = c.searches + excluded.searches,
      empty = c.empty + excluded.empty, views = c.views + excluded.views, presses = c.presses + excluded.presses,
      carts = c.carts + excluded.carts`;

/** Adds corrections to those of today in Santiago. A day with MAX_WORDS_OF_DAY corrections takes no more. */
export const addSearchCorrections = (db: Executor, corrections: readonly Corrections[]) => execute(db)`
    insert into search_corrections as c (day, locale, words, corrected, searches)
    select santiago_day(now()), locale, words, corrected, least(searches, ${MAX_COUNT})
      from jsonb_to_recordset(${JSON.stringify(corrections)}::jsonb) as g (
        locale text, words text, corrected text, searches int)
      where (select count(*) from search_corrections where day = santiago_day(now())) < ${MAX_WORDS_OF_DAY}
      order by locale, words, corrected
    on conflict (day, locale, words, corrected) do update set searches = c.searches + excluded.searches`;
