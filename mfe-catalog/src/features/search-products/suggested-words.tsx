import { useUnit } from 'effector-react';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { searchWords } from '../../messages/search.ts';
import styles from './search-modal.module.css';
import { $content } from './search-products.model.ts';

interface SuggestedWordsProps {
  /** Called for a term without a link of its own. */
  onChosen: (term: string) => void;
}

/** Suggested terms as links. */
export const SuggestedWords = ({ onChosen }: SuggestedWordsProps) => {
  const search = searchWords[useLocale()];
  const content = useUnit($content);
  if (!content || content.suggested_words.length === 0) return null;
  return (
    <section aria-label={search.suggested} className={styles.section}>
      <p className={`small-caps ${styles.label}`}>{search.suggested}</p>
      <ul className={styles.tags}>
        {content.suggested_words.map(({ text, link }) => (
          <li key={text}>
            <a
              href={link || `${hrefs.search}?q=${encodeURIComponent(text)}`}
              className={styles.tag}
              onClick={(event) => {
                // With a key, the browser opens the link elsewhere.
                if (link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onChosen(text);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
