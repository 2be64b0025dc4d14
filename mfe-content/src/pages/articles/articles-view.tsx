import type { ArticleFilters } from 'shared-contracts/api/documents.schema';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Pagination } from 'shared-ui/pagination';
import { ReadingMissing, ReadingStates } from '../../features/show-document/index.ts';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import { ArticleTeaser, TeaserColumns } from '../../lib/teaser/index.ts';
import { useJournalWords } from '../../messages/journal.ts';
import { articles, crumbsOf, isBeyond, type Journal } from './articles.model.ts';
import styles from './articles.module.css';
import { type Choice, hrefOf, isChoice, toggled } from './articles-choice.ts';

interface FiltersProps {
  groups: ArticleFilters['data'];
  choice: Choice;
}

/** Topics and years as links that add or remove a filter. Hides a group with a single option. */
const ArticlesFilters = ({ groups, choice }: FiltersProps) => {
  const words = useJournalWords();
  return (
    <nav aria-label={words.filters} className={styles.filters}>
      {groups
        .filter(({ options }) => options.length > 1)
        .map(({ key, label, options }) => (
          <div key={key} className={styles.group}>
            <span className="small-caps">{label}</span>
            <ul className={styles.options}>
              {options.map((option) => (
                <li key={option.value}>
                  <a
                    className={styles.option}
                    href={hrefOf(toggled(choice, key, option.value))}
                    aria-current={option.selected || undefined}
                  >
                    {option.label}
                    <span className={styles.count}>
                      {option.count}
                      <span className="visually-hidden"> {words.articles(option.count)}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      {isChoice(choice) && <a href={hrefOf({ tema: [], ano: [] })}>{words.clear}</a>}
    </nav>
  );
};

/** Teasers in the first row of a phone. Their pictures load eagerly. */
const FIRST_ROW = 1;

const List = ({ journal: { list, filters, choice } }: { journal: Journal }) => {
  const { data, total, current_page, per_page } = list;
  const messages = useMessages();
  const locale = useLocale();
  const { reading } = messages;
  const words = useJournalWords();
  const isEmpty = data.length === 0 && !isChoice(choice);
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb crumbs={crumbsOf(messages)} locale={locale} />
      <header className={styles.head}>
        <h1>{reading.journal}</h1>
        <p className={layout.muted}>{isEmpty ? reading.journalEmpty : reading.journalText}</p>
      </header>
      <ArticlesFilters groups={filters} choice={choice} />
      {data.length === 0 && !isEmpty && <p>{words.none}</p>}
      <TeaserColumns>
        {data.map((article, index) => (
          <li key={article.slug}>
            <ArticleTeaser article={article} level={2} priority={index < FIRST_ROW} />
          </li>
        ))}
      </TeaserColumns>
      {total > per_page && (
        <Pagination
          page={current_page}
          perPage={per_page}
          total={total}
          hrefFor={(page) => hrefOf(choice, page)}
          locale={locale}
        />
      )}
    </div>
  );
};

const Beyond = () => <ReadingMissing words={useMessages().reading.beyond} />;

/** Journal: articles, newest first. */
export const ArticlesView = () => (
  <ReadingStates reading={articles}>
    {(journal) => (isBeyond(journal.list) ? <Beyond /> : <List journal={journal} />)}
  </ReadingStates>
);
