import { type RawBuilder, sql } from 'kysely';
import type { SortKey } from 'shared-contracts/domain/list-query';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { offsetOf } from '../../db/list.ts';
import { nameOrder } from '../../db/name-order.ts';
import { inNameQuery } from '../search/conditions.ts';
import { selectMatching } from './selection.repository.ts';
import type { Selection } from './selection.ts';
import { findStoredTotal } from './stored-counts.repository.ts';

const NAME: Record<Locale, RawBuilder<unknown>> = {
  es: sql`l.name_es ${nameOrder('es')}`,
  en: sql`l.name_en`,
};

/** Sort orders of a list. The id breaks ties, so that no product appears on two pages. Each order has an index. */
const ORDERS: Record<SortKey, (locale: Locale) => RawBuilder<unknown>> = {
  relevance: () => sql`l.rank, l.product_id`,
  price: () => sql`l.price, l.product_id`,
  '-price': () => sql`l.price desc, l.product_id`,
  name: (locale) => sql`${NAME[locale]}, l.product_id`,
  '-name': (locale) => sql`${NAME[locale]} desc, l.product_id`,
  newest: () => sql`l.published_at desc, l.product_id`,
  // Largest discount first. Products without discount are last.
  discount: () => sql`l.discount desc nulls last, l.rank, l.product_id`,
};

/** Ids of one page in the requested order. */
export async function findPageOfIds(db: Executor, selection: Selection): Promise<number[]> {
  const { filters, locale } = selection;
  const rows = await selectMatching(db, selection)
    .select('l.product_id')
    .orderBy(sql`${nameMatchesFirst(selection)}${ORDERS[filters.sort](locale)}`)
    .limit(filters.per_page)
    .offset(offsetOf(filters))
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Order for a text search: products with the text in their name first. */
const nameMatchesFirst = ({ words, locale, filters: { sort } }: Selection): RawBuilder<unknown> =>
  words?.length && sort === 'relevance'
    ? sql`(l.product_id in (select d.ref_id from search_documents d
        where d.kind = 'product' and d.lexemes @@ ${inNameQuery(words, locale)}::tsquery)) desc, `
    : sql``;

export async function countMatching(db: Executor, selection: Selection): Promise<number> {
  const stored = await findStoredTotal(db, selection);
  if (stored !== undefined) return stored;
  const row = await selectMatching(db, selection)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}
