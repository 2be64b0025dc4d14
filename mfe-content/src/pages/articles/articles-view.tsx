import { articlePath } from 'shared-contracts/api/documents';
import type { ArticleList } from 'shared-contracts/api/documents.schema';
import { useLocale } from 'shared-contracts/kit/locale';
import { AlcoholWarning } from 'shared-ui/alcohol-warning';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Pagination } from 'shared-ui/pagination';
import { ArticleColumns, ArticleTeaser } from '../../features/show-articles/index.ts';
import { ReadingMissing, ReadingStates } from '../../features/show-document/index.ts';
import { fullDate } from '../../lib/full-date.ts';
import { useMessages } from '../../lib/messages.ts';
import { articles } from './articles.model.ts';
import styles from './articles.module.css';
import { crumbsOf, hrefOfPage, isBeyond } from './articles-head.ts';

/** The first row is in the first screen. */
const FIRST_ROW = 3;

const List = ({ list: { data, total, current_page, per_page } }: { list: ArticleList }) => {
  const messages = useMessages();
  const locale = useLocale();
  const { reading } = messages;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb crumbs={crumbsOf(messages)} locale={locale} />
      <header className={styles.head}>
        <h1>{reading.journal}</h1>
        <p className={styles.text}>{data.length > 0 ? reading.journalText : reading.journalEmpty}</p>
      </header>
      <ArticleColumns>
        {data.map(({ slug, title, lead, picture, date, reading_minutes }, index) => (
          <li key={slug}>
            <ArticleTeaser
              title={title}
              text={lead}
              href={articlePath(slug)}
              picture={picture}
              level={2}
              priority={index < FIRST_ROW}
              meta={
                <>
                  <time dateTime={date}>{fullDate(date, locale)}</time>
                  {' · '}
                  {reading.minutes(reading_minutes)}
                </>
              }
            />
          </li>
        ))}
      </ArticleColumns>
      {total > per_page && (
        <Pagination
          page={current_page}
          perPage={per_page}
          total={total}
          hrefFor={hrefOfPage}
          locale={locale}
        />
      )}
      <AlcoholWarning phrase="health" />
    </div>
  );
};

/** The journal: its articles, the newest first. */
export const ArticlesView = () => (
  <ReadingStates reading={articles}>
    {(list) => (isBeyond(list) ? <ReadingMissing /> : <List list={list} />)}
  </ReadingStates>
);
