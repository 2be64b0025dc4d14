import { articlePath } from 'shared-contracts/api/documents';
import type { ArticleCard } from 'shared-contracts/api/documents.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { FACT_SEPARATOR } from 'shared-contracts/domain/join-facts';
import { useLocale } from 'shared-kit/locale';
import { useMessages } from '../messages.ts';
import { Teaser } from './teaser.tsx';

interface ArticleTeaserProps {
  article: ArticleCard;
  level: 2 | 3;
  priority?: boolean;
}

/** Date and reading time of an article. */
export const ArticleMeta = ({ date, reading_minutes }: Pick<ArticleCard, 'date' | 'reading_minutes'>) => (
  <>
    <time dateTime={date}>{formatFullDate(date, useLocale())}</time>
    {FACT_SEPARATOR}
    {useMessages().reading.minutes(reading_minutes)}
  </>
);

/** Teaser of an article with its date and reading time. */
export const ArticleTeaser = ({ article, level, priority }: ArticleTeaserProps) => {
  const { title, lead, slug, picture } = article;
  return (
    <Teaser
      title={title}
      text={lead}
      href={articlePath(slug)}
      picture={picture}
      level={level}
      priority={priority}
      meta={<ArticleMeta {...article} />}
    />
  );
};
