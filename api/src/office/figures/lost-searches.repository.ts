import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import type { Days } from './periods.ts';

/** Words without a result, the most frequent first, with the sums over all of them. */
export const findLostSearches = async (db: Executor, { from, to }: Days, limit: number) => {
  const { rows } = await sql<{
    words: string;
    searches: number;
    last_day: string;
    all_words: number;
    all_searches: number;
  }>`
    select words, sum(searches)::int as searches, max(day)::text as last_day,
      count(*) over ()::int as all_words, sum(sum(searches)) over ()::int as all_searches
    from lost_searches where day between ${from}::date and ${to}::date
    group by words order by searches desc, last_day desc, words limit ${limit}`.execute(db);
  return {
    data: rows.map(({ words, searches, last_day }) => ({ words, searches, last_day })),
    total: { words: rows[0]?.all_words ?? 0, searches: rows[0]?.all_searches ?? 0 },
  };
};
