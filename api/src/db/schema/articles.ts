import type { Generated, JSONColumnType } from 'kysely';
import type { Article } from 'shared-contracts/api/documents.schema';
import type { Day, TimeByDefault, Translated } from './columns.ts';

/** Content of an article in one language. */
export type StoredArticle = Pick<Article, 'title' | 'lead' | 'picture' | 'seo' | 'blocks'>;

export interface ArticleTables {
  articles: {
    id: Generated<number>;
    slug: string;
    published_on: Day;
    /** Slugs of `blog_topics`. */
    topics: Generated<string[]>;
    content: JSONColumnType<Translated<StoredArticle>, string, string>;
    /** Hash of `content` that the seed wrote. See `db/words.ts`. */
    seeded: Generated<string>;
    product_slugs: Generated<string[]>;
    /** The shop shows no others. */
    is_active: Generated<boolean>;
    created_at: TimeByDefault;
    updated_at: TimeByDefault;
  };
  blog_topics: {
    slug: string;
    position: Generated<number>;
    label: JSONColumnType<Translated<string>, string, string>;
  };
}
