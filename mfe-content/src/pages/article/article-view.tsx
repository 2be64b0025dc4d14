import { formatFullDate } from 'shared-contracts/domain/dates';
import { FACT_SEPARATOR } from 'shared-contracts/domain/join-facts';
import { useLocale } from 'shared-kit/locale';
import { ShareArticle } from '../../features/share-article/index.ts';
import { DocumentFrame, ReadingStates } from '../../features/show-document/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { article } from './article.model.ts';
import { crumbsOf } from './article-head.ts';
import { Further } from './further.tsx';

/** Article page: text, share links, mentioned products and related articles. */
export const ArticleView = () => {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <ReadingStates reading={article}>
      {(data) => (
        <>
          <DocumentFrame
            {...data}
            crumbs={crumbsOf(data, messages)}
            meta={
              <>
                <time dateTime={data.date}>{formatFullDate(data.date, locale)}</time>
                {FACT_SEPARATOR}
                {messages.reading.minutes(data.reading_minutes)}
              </>
            }
          >
            <ShareArticle slug={data.slug} title={data.title} />
          </DocumentFrame>
          <Further article={data} />
        </>
      )}
    </ReadingStates>
  );
};
