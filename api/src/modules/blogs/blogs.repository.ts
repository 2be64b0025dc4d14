import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import type { StoredArticle } from '../../db/schema/articles.ts';

/** Ids have at most nine digits; a longer number is a slug that nothing has. */
const ID = /^\d{1,9}$/;

/** Articles in a language; where it is missing, in Spanish. */
const selectArticles = (db: Executor, locale: Locale) =>
  db
    .selectFrom('articles')
    .select([
      'id',
      'slug',
      sql<string>`to_char(published_on, 'YYYY-MM-DD')`.as('date'),
      sql<StoredArticle>`coalesce(content -> ${locale}, content -> 'es')`.as('content'),
    ]);

/** One page of the journal, the newest first. */
export const findArticles = (
  db: Executor,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
) =>
  selectArticles(db, locale)
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countArticles(db: Executor): Promise<number> {
  const { total } = await db
    .selectFrom('articles')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const findArticle = (db: Executor, idOrSlug: string, locale: Locale) =>
  selectArticles(db, locale)
    .where((eb) => (ID.test(idOrSlug) ? eb('id', '=', Number(idOrSlug)) : eb('slug', '=', idOrSlug)))
    .executeTakeFirst();

export type FoundArticle = NonNullable<Awaited<ReturnType<typeof findArticle>>>;
