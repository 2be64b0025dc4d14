import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Tx } from './connect.ts';
import type { ArticleContent } from './schema/articles.ts';
import { isOutdated, seededWords } from './words.ts';

export interface SeedArticle {
  slug: string;
  /** `2026-11-06` */
  date: string;
  /** Slugs of topics. */
  topics: readonly string[];
  /** Slugs of mentioned products. */
  products: readonly string[];
  content: ArticleContent;
}

/** Topic of the journal with its name in each language. */
export interface SeedTopic {
  slug: string;
  label: Record<Locale, string>;
}

/** Keeps existing topics unless `reset`. */
export async function seedTopics(tx: Tx, topics: readonly SeedTopic[], reset: boolean): Promise<void> {
  if (topics.length === 0) return;
  await tx
    .insertInto('blog_topics')
    .values(topics.map(({ slug, label }, position) => ({ slug, position, label: JSON.stringify(label) })))
    .onConflict((on) =>
      reset ? on.column('slug').doUpdateSet((eb) => ({ label: eb.ref('excluded.label') })) : on.doNothing(),
    )
    .execute();
}

/** Keeps articles that the merchant wrote or changed unless `reset`. Updates those of an older seed. */
export async function seedArticles(tx: Tx, articles: readonly SeedArticle[], reset: boolean): Promise<void> {
  if (articles.length === 0) return;
  await tx
    .insertInto('articles')
    .values(
      articles.map(({ slug, date, topics, products, content }) => ({
        slug,
        published_on: date,
        topics: [...topics],
        product_slugs: [...products],
        ...seededWords(content),
      })),
    )
    .onConflict((on) =>
      on
        .column('slug')
        .doUpdateSet((eb) => ({
          published_on: eb.ref('excluded.published_on'),
          topics: eb.ref('excluded.topics'),
          product_slugs: eb.ref('excluded.product_slugs'),
          content: eb.ref('excluded.content'),
          seeded: eb.ref('excluded.seeded'),
          updated_at: sql`now()`,
        }))
        .where(reset ? sql<boolean>`true` : isOutdated('articles')),
    )
    .execute();
}
