import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Article } from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Day, TimeByDefault } from './columns.ts';

/** Content of an article in one language. */
export type StoredArticle = Pick<Article, 'title' | 'lead' | 'picture' | 'seo' | 'blocks'>;
/** Spanish is required and is the fallback for a missing translation. */
type ArticleContent = { es: StoredArticle } & Partial<Record<Locale, StoredArticle>>;

/** Text in the shop's languages. Spanish is the fallback. */
type Bilingual = { es: string } & Partial<Record<Locale, string>>;

export interface ArticleTables {
  articles: {
    id: Generated<number>;
    slug: string;
    published_on: Day;
    /** Slugs of `blog_topics`. */
    topics: ColumnType<string[], string[] | undefined, string[]>;
    content: JSONColumnType<ArticleContent, string, string>;
    /** Hash of `content` that the seed wrote. See `db/words.ts`. */
    seeded: Generated<string>;
    product_slugs: ColumnType<string[], string[] | undefined, string[]>;
    /** The shop shows no others. */
    is_active: Generated<boolean>;
    created_at: TimeByDefault;
    updated_at: TimeByDefault;
  };
  blog_topics: {
    slug: string;
    position: ColumnType<number, number | undefined, number>;
    label: JSONColumnType<Bilingual, string, string>;
  };
}
