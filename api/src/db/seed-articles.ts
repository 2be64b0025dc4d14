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
  /** Slugs of products it speaks of. */
  products: readonly string[];
  content: ArticleContent;
}

/** A topic of the journal with its word in each language. */
export interface SeedTopic {
  slug: string;
  label: Record<Locale, string>;
}

/** Topics that exist keep the merchant's words unless `reset`. */
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

/** Articles that the merchant wrote or changed stay as they are unless `reset`; those of an older seed are renewed. */
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
