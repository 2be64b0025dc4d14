import type { ArticleFilters } from 'shared-contracts/api/documents.schema';
import { useJournalWords } from '../../lib/journal-words.ts';
import styles from './articles.module.css';
import { type Choice, hrefOf, isChoice, toggled } from './articles-choice.ts';

interface FiltersProps {
  groups: ArticleFilters['data'];
  choice: Choice;
}

/** Topics and years as links that add or remove a filter. Hides a group with a single option. */
export const ArticlesFilters = ({ groups, choice }: FiltersProps) => {
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
