import { type RawBuilder, sql } from 'kysely';
import type { ArticleChoice } from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { idOrSlug } from '../../db/id-or-slug.ts';
import { firstValueOrThrow } from '../../db/query.ts';
import type { StoredArticle } from '../../db/schema/articles.ts';
import { wordsIn } from '../../db/words.ts';

export type ArticleGroup = 'tema' | 'ano';

const year = sql<string>`to_char(published_on, 'YYYY')`;

/** Condition for articles in the shop with the chosen filters, except the group `except`. */
function fits({ q, tema, ano }: ArticleChoice, locale: Locale, except?: ArticleGroup): RawBuilder<boolean> {
  const words = wordsIn(locale);
  const text = sql`
    concat_ws(' ', ${words} ->> 'title', ${words} ->> 'lead', block_words(${words} -> 'blocks'))`;
  const conditions = [
    sql<boolean>`articles.is_active`,
    ...(q ? [sql<boolean>`strpos(search_fold(${text}), search_fold(${q})) > 0`] : []),
    ...(tema.length > 0 && except !== 'tema' ? [sql<boolean>`topics && ${tema}::text[]`] : []),
    ...(ano.length > 0 && except !== 'ano' ? [sql<boolean>`${year} = any(${ano})`] : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

const selectArticles = (db: Executor, locale: Locale) =>
  db
    .selectFrom('articles')
    .select([
      'id',
      'slug',
      'topics',
      'product_slugs',
      sql<string>`to_char(published_on, 'YYYY-MM-DD')`.as('date'),
      wordsIn<StoredArticle>(locale).as('content'),
    ]);

/** One page of articles, newest first. */
export const findArticles = (
  db: Executor,
  choice: ArticleChoice,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
) =>
  selectArticles(db, locale)
    .where(fits(choice, locale))
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countArticles = (db: Executor, choice: ArticleChoice, locale: Locale): Promise<number> =>
  firstValueOrThrow(
    db.selectFrom('articles').select(sql<number>`count(*)::int`.as('total')).where(fits(choice, locale)),
  );

/** Number of articles per topic under the other filters. Omits topics without articles. */
export const countTopics = (db: Executor, choice: ArticleChoice, locale: Locale) =>
  db
    .selectFrom(['articles', 'blog_topics as t'])
    .where(sql<boolean>`t.slug = any(articles.topics)`)
    .where(fits(choice, locale, 'tema'))
    .select([
      't.slug as value',
      sql<string>`coalesce(t.label ->> ${locale}, t.label ->> 'es')`.as('label'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy('t.slug')
    .orderBy('t.position')
    .execute();

/** Number of articles per year under the other filters, newest first. */
export const countYears = (db: Executor, choice: ArticleChoice, locale: Locale) =>
  db
    .selectFrom('articles')
    .select([year.as('value'), year.as('label'), sql<number>`count(*)::int`.as('count')])
    .where(fits(choice, locale, 'ano'))
    .groupBy(year)
    .orderBy(year, 'desc')
    .execute();

/** Names of topics in the journal's order. */
export const findTopics = (db: Executor, slugs: readonly string[], locale: Locale) =>
  db
    .selectFrom('blog_topics')
    .select(['slug as value', sql<string>`coalesce(label ->> ${locale}, label ->> 'es')`.as('label')])
    .where(sql<boolean>`slug = any(${slugs})`)
    .orderBy('position')
    .execute();

export const findArticle = (db: Executor, name: string, locale: Locale) =>
  selectArticles(db, locale)
    .where(idOrSlug('articles', name).isNamed)
    .where('is_active', '=', true)
    .orderBy(idOrSlug('articles', name).slugFirst)
    .limit(1)
    .executeTakeFirst();

export type FoundArticle = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** Related articles: by number of shared topics, then newest first. */
export const findRelatedArticles = (
  db: Executor,
  { id, topics }: Pick<FoundArticle, 'id' | 'topics'>,
  { locale, limit }: { locale: Locale; limit: number },
) =>
  selectArticles(db, locale)
    .where('id', '<>', id)
    .where('is_active', '=', true)
    .orderBy(
      sql`cardinality(array(select unnest(topics) intersect select unnest(${topics}::text[])))`,
      'desc',
    )
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
