import type { Block, Inline } from 'shared-contracts/api/content.schema';
import type {
  Article,
  ArticleCard,
  ArticleChoice,
  ArticleFilters,
  ArticleList,
} from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { offsetOf, type Page, pageOf } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { findIdsBySlugs } from '../content/pages.repository.ts';
import { findCards } from '../products/cards.repository.ts';
import {
  type ArticleGroup,
  countArticles,
  countTopics,
  countYears,
  type FoundArticle,
  findArticle,
  findArticles,
  findRelatedArticles,
  findTopics,
} from './blogs.repository.ts';

/** Reading speed. */
const WORDS_PER_MINUTE = 200;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const countInline = (content: readonly Inline[]): number =>
  countWords(content.map(({ text }) => text).join(''));

const countBlock = (block: Block): number => {
  switch (block.kind) {
    case 'heading':
    case 'quote':
      return countWords(block.text);
    case 'paragraph':
    case 'notice':
      return countInline(block.content);
    case 'list':
      return block.items.reduce((sum, item) => sum + countInline(item), 0);
    case 'facts':
      return block.rows.reduce((sum, { label, value }) => sum + countWords(label) + countInline(value), 0);
    case 'picture':
      return 0;
  }
};

/** Reading time in whole minutes, at least one. */
const readingMinutes = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(blocks.reduce((sum, block) => sum + countBlock(block), 0) / WORDS_PER_MINUTE));

const RELATED_COUNT = 3;

const HEADINGS: Record<ArticleGroup, Record<Locale, string>> = {
  tema: { es: 'Tema', en: 'Topic' },
  ano: { es: 'Año', en: 'Year' },
};

const toCard = ({ id, slug, date, content }: FoundArticle): ArticleCard => ({
  id,
  slug,
  date,
  title: content.title,
  lead: content.lead,
  picture: content.picture,
  reading_minutes: readingMinutes(content.blocks),
});

/** A page of the journal. One beyond the last is empty. */
export async function listArticles(
  db: Executor,
  { page, per_page, ...choice }: ArticleChoice & Page,
  locale: Locale,
): Promise<ArticleList> {
  const [total, found] = await Promise.all([
    countArticles(db, choice, locale),
    findArticles(db, choice, { locale, limit: per_page, offset: offsetOf({ page, per_page }) }),
  ]);
  return { data: found.map(toCard), ...pageOf({ page, per_page }, total) };
}

/** Topics and years with counts. The counts of a group ignore what is chosen in it, so that a reader can choose another. */
export async function readArticleFilters(
  db: Executor,
  choice: ArticleChoice,
  locale: Locale,
): Promise<ArticleFilters> {
  const [topics, years, total] = await Promise.all([
    countTopics(db, choice, locale),
    countYears(db, choice, locale),
    countArticles(db, choice, locale),
  ]);
  const group = (key: ArticleGroup, options: typeof topics) => ({
    key,
    label: HEADINGS[key][locale],
    options: options.map((option) => ({ ...option, selected: choice[key].includes(option.value) })),
  });
  return { data: [group('tema', topics), group('ano', years)], total };
}

/**
 * Reads an article by id or slug, with related articles and mentioned products.
 * @throws DomainError NOT_FOUND
 */
export async function readArticle(db: Executor, idOrSlug: string, locale: Locale): Promise<Article> {
  const found = orNotFound(await findArticle(db, idOrSlug, locale));
  const [topics, related, productIds] = await Promise.all([
    findTopics(db, found.topics, locale),
    findRelatedArticles(db, found, { locale, limit: RELATED_COUNT }),
    findIdsBySlugs(db, found.product_slugs),
  ]);
  return {
    ...toCard(found),
    seo: found.content.seo,
    blocks: found.content.blocks,
    topics,
    related: related.map(toCard),
    products: await findCards(db, productIds, locale),
  };
}
