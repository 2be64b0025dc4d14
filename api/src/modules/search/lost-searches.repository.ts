import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

/** Different texts of a day. A stranger who invents more of them cannot fill the table. */
const MAX_WORDS_OF_DAY = 500;
/** Most searches of a text in one call, so that a stranger who repeats one does not hide the others for long. */
const MAX_COUNT = 20;

/** Adds counts to the searches without result of today in Santiago. */
export const insertLostSearches = async (
  db: Executor,
  counts: readonly (readonly [words: string, searches: number])[],
): Promise<void> => {
  const [words, searches] = [counts.map(([text]) => text), counts.map(([, count]) => count)];
  await sql`
    with given as (
      select words, least(searches, ${MAX_COUNT}) as searches
      from unnest(${words}::text[], ${searches}::int[]) as g (words, searches)
    ), known as (select words from lost_searches where day = santiago_day(now())),
    fresh as (
      select words from given where words not in (select words from known)
      limit greatest(0, ${MAX_WORDS_OF_DAY} - (select count(*) from known))
    )
    insert into lost_searches as l (day, words, searches)
    select santiago_day(now()), words, searches from given
    where words in (select words from known) or words in (select words from fresh)
    order by words
    on conflict (day, words) do update set searches = l.searches + excluded.searches`.execute(db);
};
