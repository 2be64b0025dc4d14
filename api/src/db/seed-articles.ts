import type { Tx } from './connect.ts';
import type { ArticleContent } from './schema/articles.ts';

export interface SeedArticle {
  slug: string;
  /** `2026-11-06` */
  date: string;
  content: ArticleContent;
}

/** Articles that exist keep what the merchant wrote unless `reset`. */
export async function seedArticles(tx: Tx, articles: readonly SeedArticle[], reset: boolean): Promise<void> {
  if (articles.length === 0) return;
  await tx
    .insertInto('articles')
    .values(
      articles.map(({ slug, date, content }) => ({
        slug,
        published_on: date,
        content: JSON.stringify(content),
      })),
    )
    .onConflict((on) =>
      reset
        ? on.column('slug').doUpdateSet((eb) => ({
            published_on: eb.ref('excluded.published_on'),
            content: eb.ref('excluded.content'),
          }))
        : on.doNothing(),
    )
    .execute();
}
