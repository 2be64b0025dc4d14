import type { SeedArticle } from 'api/seed';
import type { StoredArticle } from 'api/stored-article';
import type { Article } from 'shared-contracts/api/documents.schema';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { SceneName } from '../../art/types.ts';
import { type Prose, toBlocks } from '../prose.ts';
import { type SceneBase, scenePicture } from '../words.ts';
import type { TopicSlug } from './topics.ts';

/** An article of the journal as the seed writes it. */
export interface ArticleSource extends Pick<Article, 'slug' | 'date'>, Record<Locale, Prose> {
  scene: SceneName;
  topics: readonly TopicSlug[];
  /** Slugs of products that are shown below. */
  products: readonly string[];
}

const contentIn = (source: ArticleSource, locale: Locale, base: SceneBase): StoredArticle => {
  const { title, lead, description, blocks } = source[locale];
  return {
    title,
    lead,
    picture: scenePicture(source.scene, base, locale),
    seo: { title, description, image: base(source.scene), keywords: '' },
    blocks: toBlocks(blocks, base, locale),
  };
};

/** An article as it is stored, in both languages. */
export const articleContent = (source: ArticleSource, base: SceneBase): SeedArticle => ({
  slug: source.slug,
  date: source.date,
  topics: source.topics,
  products: source.products,
  content: Object.fromEntries(LOCALES.map((locale) => [locale, contentIn(source, locale, base)])) as Record<
    Locale,
    StoredArticle
  >,
});
