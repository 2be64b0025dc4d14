import { type RawBuilder, sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { ListedArticle, listArticles } from 'shared-contracts/office/articles.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { containing, findPage, mapPage } from '../../db/list.ts';
import { nameOrder } from '../../db/name-order.ts';
import { queryRows } from '../../db/query.ts';
import type { StoredArticle } from '../../db/schema/articles.ts';
import { ownWords } from '../../db/words.ts';
import { isoTimes, type Timed } from '../../lib/iso-times.ts';

export interface ArticleData {
  /** Day of publication, as the article shows it. */
  date: string;
  topics: string[];
  products: string[];
  es: StoredArticle;
  en?: StoredArticle | undefined;
}

/** Article in the shop. Null for others. */
export const findActiveArticle = async (db: Executor, slug: string): Promise<ArticleData | null> => {
  const row = await db
    .selectFrom('articles')
    .select([
      'topics',
      'product_slugs as products',
      'content',
      sql<string>`to_char(published_on, 'YYYY-MM-DD')`.as('date'),
    ])
    .where('slug', '=', slug)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { content, ...fields } = row;
  return { ...fields, ...content };
};

/** Stores a shown article. It never has a date after the day on which the shop shows it. */
export const upsertArticle = async (
  trx: Tx,
  slug: string,
  { date, topics, products, ...content }: ArticleData,
): Promise<void> => {
  const published_on = sql<string>`least(${date}::date, santiago_day(now()))`;
  const row = { published_on, topics, product_slugs: products, is_active: true, ...ownWords(content) };
  await trx
    .insertInto('articles')
    .values({ slug, ...row })
    .onConflict((on) => on.column('slug').doUpdateSet({ ...row, updated_at: sql<Date>`now()` }))
    .execute();
};

export const hideArticle = async (trx: Tx, slug: string): Promise<void> => {
  await trx
    .updateTable('articles')
    .set({ is_active: false, updated_at: sql<Date>`now()` })
    .where('slug', '=', slug)
    .execute();
};

/** Topics of articles with their names, in the order of the journal. */
export const findTopicNames = (db: Executor) =>
  db
    .selectFrom('blog_topics')
    .select(['slug as id', sql<string>`label ->> 'es'`.as('es'), sql<string>`label ->> 'en'`.as('en')])
    .orderBy('position')
    .execute();

/** SQL: slugs that the shop shows. Those of planned articles count, so that staff can plan a series. */
const IN_SHOP = {
  blog_topics: sql`select slug from blog_topics`,
  products: sql`select slug from products where is_active`,
  articles: sql`select slug from articles where is_active
    union select entity_id from drafts where kind = 'article' and publish_at is not null`,
};

/** Slugs of nothing that the shop shows. */
export const findUnknownSlugs = async (
  db: Executor,
  table: keyof typeof IN_SHOP,
  slugs: readonly string[],
): Promise<string[]> => {
  const rows = await queryRows(db)<{ slug: string }>`
    select slug from (${IN_SHOP[table]}) shown where slug = any(${slugs}::text[])`;
  const known = new Set(rows.map(({ slug }) => slug));
  return slugs.filter((slug) => !known.has(slug));
};

type Query = z.output<typeof listArticles.query>;

/** Articles in the shop, withdrawn ones, and drafts of new ones. */
const ALL_ARTICLES = sql`(
  select coalesce(a.slug, d.entity_id) as id, to_char(a.published_on, 'YYYY-MM-DD') as date,
    coalesce(a.is_active, false) as is_active, d.kind is not null as has_draft, d.publish_at, d.failure,
    coalesce(d.data -> 'es' ->> 'title', a.content -> 'es' ->> 'title', d.entity_id) as title,
    greatest(a.updated_at, d.updated_at) as updated_at
  from articles a full join (select * from drafts where kind = 'article') d on d.entity_id = a.slug
) listed`;

const STATES: Record<NonNullable<Query['state']>, RawBuilder<unknown>> = {
  shown: sql`is_active`,
  hidden: sql`not is_active`,
  draft: sql`has_draft`,
  planned: sql`publish_at is not null`,
  failed: sql`failure is not null`,
};

export const findArticlesWithDrafts = async (
  db: Executor,
  query: Query,
): Promise<EndpointOutput<typeof listArticles>> => {
  const { q, state, sort } = query;
  const order = sort === 'title' ? sql`title ${nameOrder()}` : sql.ref(sort);
  const found = await findPage<Timed<ListedArticle, 'publish_at' | 'updated_at'>>(db, query, {
    select: sql`*`,
    from: ALL_ARTICLES,
    where: [
      q && sql`search_fold(title || ' ' || id) like search_fold(${containing(q)})`,
      state && STATES[state],
    ],
    by: (direction) => sql`${order} ${direction} nulls first, id ${direction}`,
  });
  return mapPage(found, isoTimes);
};
