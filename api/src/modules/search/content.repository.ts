import { sql } from 'kysely';
import type { FoundContent } from 'shared-contracts/api/search.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';

type Row = Pick<FoundContent, 'id' | 'slug' | 'name' | 'detail' | 'price'> & { image: string | null };

const toFound = ({ image, ...row }: Row, product_type: FoundContent['product_type']): FoundContent => ({
  ...row,
  product_type,
  reference_price: null,
  images: image ? [image] : [],
});

/** Articles of search results in a language, else in Spanish. */
export async function findFoundArticles(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<FoundContent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select id, slug, words ->> 'title' as name, words ->> 'lead' as detail, null as price, words -> 'picture' ->> 'image' as image
    from articles, coalesce(content -> ${locale}, content -> 'es') words where id = any(${ids})`.execute(db);
  return rows.map((row) => toFound(row, 'Blog'));
}

/** Events of search results. */
export async function findFoundEvents(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<FoundContent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select id, slug, words ->> 'title' as name, words ->> 'lead' as detail, price, words -> 'picture' ->> 'image' as image
    from events, coalesce(content -> ${locale}, content -> 'es') words where id = any(${ids}) and is_active`.execute(
    db,
  );
  return rows.map((row) => toFound(row, 'Event'));
}
