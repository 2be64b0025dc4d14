import { type RawBuilder, sql } from 'kysely';
import type { SortKey } from 'shared-contracts/api/catalogue.schema';
import type { Executor } from '../../db/connect.ts';
import { type Selection, selectMatching } from './selection.ts';

/** Orders of a list; the id settles ties, so that no product is shown on two pages. */
const ORDERS: Record<SortKey, RawBuilder<unknown>> = {
  relevance: sql`p.rank, p.id`,
  price: sql`s.price, p.id`,
  '-price': sql`s.price desc, p.id`,
  name: sql`t.name collate "und-x-icu", p.id`,
  '-name': sql`t.name collate "und-x-icu" desc, p.id`,
  newest: sql`p.published_at desc, p.id`,
  // The largest share of the old price first; products without one come last.
  discount: sql`(s.reference_clp - s.price)::float / nullif(s.reference_clp, 0) desc nulls last, p.rank, p.id`,
};

/** Ids of one page, in the asked order. */
export async function findPageOfIds(db: Executor, selection: Selection): Promise<number[]> {
  const { page, per_page, sort, q } = selection.filters;
  const nearest =
    q && sort === 'relevance' ? sql`word_similarity(search_fold(${q}), t.search_text) desc, ` : sql``;
  const rows = await selectMatching(db, selection)
    .select('p.id')
    .orderBy(sql`${nearest}${ORDERS[sort]}`)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countMatching(db: Executor, selection: Selection): Promise<number> {
  const row = await selectMatching(db, selection)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}
