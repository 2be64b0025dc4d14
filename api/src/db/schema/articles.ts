import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Article } from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';

/** What an article says in one language. */
export type StoredArticle = Pick<Article, 'title' | 'lead' | 'picture' | 'seo' | 'blocks'>;
/** Spanish is always there and stands in for a missing translation. */
export type ArticleContent = { es: StoredArticle } & Partial<Record<Locale, StoredArticle>>;

/** A word in the shop's languages; Spanish stands in for a missing one. */
type Bilingual = { es: string } & Partial<Record<Locale, string>>;

export interface ArticleTables {
  articles: {
    id: Generated<number>;
    slug: string;
    published_on: ColumnType<Date, string, string>;
    /** Slugs of `blog_topics`. */
    topics: ColumnType<string[], string[] | undefined, string[]>;
    content: JSONColumnType<ArticleContent, string, string>;
    /** Fingerprint of `content` as the seed wrote it; see `db/words.ts`. */
    seeded: Generated<string>;
    product_slugs: ColumnType<string[], string[] | undefined, string[]>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  blog_topics: {
    slug: string;
    position: ColumnType<number, number | undefined, number>;
    label: JSONColumnType<Bilingual, string, string>;
  };
}
