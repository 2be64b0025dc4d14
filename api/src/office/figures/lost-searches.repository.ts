import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type * as schema from 'shared-contracts/office/figures.schema';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';
import type { Days } from './periods.ts';

type Lost = EndpointOutput<typeof schema.readLostSearches>;
type Searches = EndpointOutput<typeof schema.readSearches>;
type Correction = EndpointOutput<typeof schema.readCorrections>['data'][number];

/** Words of searches without a product, the most frequent first, with the sums over all of them. */
export const findLostSearches = async (db: Executor, { from, to }: Days, limit: number) => {
  const rows = await queryRows(db)<Lost['data'][number] & Pick<Lost, 'total'>>`
    select words, locale, sum(empty)::int as searches, max(day)::text as last_day,
      json_build_object('words', count(*) over (), 'searches', sum(sum(empty)) over ()) as total
    from search_counts where day between ${from}::date and ${to}::date and empty > 0
    group by words, locale order by searches desc, last_day desc, words, locale limit ${limit}`;
  return { data: rows, total: rows[0]?.total ?? { words: 0, searches: 0 } };
};

/** Views, presses and carts by search text, with the sums over all texts. */
export const findSearches = async (
  db: Executor,
  { from, to }: Days,
  sort: 'views' | 'unpressed',
  limit: number,
) => {
  const rows = await queryRows(db)<Searches['data'][number] & Pick<Searches, 'total'>>`
    with searches as materialized (
      select words, locale, sum(views)::int as views, sum(presses)::int as presses, sum(carts)::int as carts
      from search_counts where day between ${from}::date and ${to}::date and views > 0 group by words, locale
    )
    select *, (select json_build_object('views', sum(views), 'presses', sum(presses), 'carts', sum(carts))
      from searches) as total
    from searches order by ${sort === 'views' ? sql`views` : sql`views - presses`} desc, views desc, words, locale
    limit ${limit}`;
  return { data: rows, total: rows[0]?.total ?? { views: 0, presses: 0, carts: 0 } };
};

/** Corrections of searches, the most frequent first. */
export const findCorrections = (db: Executor, { from, to }: Days, limit: number) => queryRows(db)<Correction>`
    select words, locale, corrected, sum(searches)::int as searches
    from search_corrections where day between ${from}::date and ${to}::date
    group by words, locale, corrected order by searches desc, words, locale, corrected limit ${limit}`;
