import type { Article, ArticleList } from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { countArticles, type FoundArticle, findArticle, findArticles } from './blogs.repository.ts';
import { readingMinutes } from './reading-minutes.ts';

const toArticle = ({ id, slug, date, content }: FoundArticle): Article => ({
  id,
  slug,
  date,
  reading_minutes: readingMinutes(content.blocks),
  ...content,
});

/** A page of the journal. One beyond the last is empty. */
export async function listArticles(
  db: Executor,
  { page, per_page }: { page: number; per_page: number },
  locale: Locale,
): Promise<ArticleList> {
  const [total, found] = await Promise.all([
    countArticles(db),
    findArticles(db, { locale, limit: per_page, offset: (page - 1) * per_page }),
  ]);
  return {
    data: found.map(toArticle),
    total,
    current_page: page,
    per_page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
  };
}

/**
 * An article by id or slug.
 * @throws DomainError NOT_FOUND
 */
export async function readArticle(db: Executor, idOrSlug: string, locale: Locale): Promise<Article> {
  const found = await findArticle(db, idOrSlug, locale);
  if (!found) throw new DomainError('NOT_FOUND');
  return toArticle(found);
}
