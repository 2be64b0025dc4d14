import { sql } from 'kysely';
import type { FoundContent } from 'shared-contracts/api/search.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { wordsIn } from '../../db/words-in.ts';

type Row = Pick<FoundContent, 'id' | 'slug' | 'name' | 'detail' | 'price'> & { image: string | null };

const toFound = ({ image, ...row }: Row, product_type: FoundContent['product_type']): FoundContent => ({
  ...row,
  product_type,
  reference_price: null,
  images: image ? [image] : [],
});

const SHOWN_WORDS = sql`
  words ->> 'title' as name, words ->> 'lead' as detail, words -> 'picture' ->> 'image' as image`;

type FindFound = (db: Executor, ids: readonly number[], locale: Locale) => Promise<FoundContent[]>;

/** Articles of search results in a language, else in Spanish. */
export const findFoundArticles: FindFound = async (db, ids, locale) => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select id, slug, null as price, ${SHOWN_WORDS}
    from articles, ${wordsIn(locale)} words
    where id = any(${ids}) and is_active`.execute(db);
  return rows.map((row) => toFound(row, 'Blog'));
};

/** Events of search results. */
export const findFoundEvents: FindFound = async (db, ids, locale) => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select id, slug, price, ${SHOWN_WORDS}
    from events, ${wordsIn(locale)} words
    where id = any(${ids}) and is_active`.execute(db);
  return rows.map((row) => toFound(row, 'Event'));
};
