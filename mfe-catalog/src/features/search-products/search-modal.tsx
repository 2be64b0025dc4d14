import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import type { SearchModalProps } from 'shared-contracts/widgets';
import { useLocale } from 'shared-kit/locale';
import { Dialog } from 'shared-ui/dialog';
import { cross, Icon } from 'shared-ui/icon';
import { searchWords } from '../../messages/search.ts';
import { SearchBox } from './search-box.tsx';
import styles from './search-modal.module.css';
import {
  $content,
  $isLeft,
  $recents,
  modalBox,
  recentRemoved,
  recentsCleared,
  searchClosed,
  searchOpened,
  termChosen,
} from './search-products.model.ts';
import { SuggestedWords } from './suggested-words.tsx';

/** Full-screen search (docs/product/search.md#search-modal). */
export const SearchModal = ({ query = '', onClosed }: SearchModalProps) => {
  const locale = useLocale();
  const search = searchWords[locale];
  const [isLeft, content, opened, closed] = useUnit([$isLeft, $content, searchOpened, searchClosed]);
  useLayoutEffect(() => {
    opened(query);
    return closed;
  }, [opened, closed, query]);
  useEffect(() => {
    if (isLeft) onClosed();
  }, [isLeft, onClosed]);
  return (
    <Dialog
      open
      place="full"
      hideTitle
      title={search.title}
      locale={locale}
      closedBy="closerequest"
      onClose={onClosed}
    >
      <div className={styles.page}>
        <div className={styles.intro}>
          <p className={styles.title}>{content?.title ?? search.heading}</p>
          <p className={styles.text}>{content?.text ?? search.text}</p>
        </div>
        <SearchBox model={modalBox} autoFocus />
        <RecentSearches />
        {/* Last, because the words arrive later and would move what the shopper is about to press. */}
        <SuggestedWords onChosen={useUnit(termChosen)} />
      </div>
    </Dialog>
  );
};

const RecentSearches = () => {
  const search = searchWords[useLocale()];
  const [recents, chosen, removed, cleared] = useUnit([$recents, termChosen, recentRemoved, recentsCleared]);
  if (recents.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.labelRow}>
        <p className={`small-caps ${styles.label}`} id="recent-searches">
          {search.recent}
        </p>
        <button type="button" className={styles.clear} onClick={() => cleared()}>
          {search.clear}
        </button>
      </div>
      <ul className={styles.recents} aria-labelledby="recent-searches">
        {recents.map(({ term }) => (
          <li key={term} className={styles.recent}>
            <button type="button" className={styles.term} onClick={() => chosen(term)}>
              {term}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={search.remove(term)}
              onClick={() => removed(term)}
            >
              <Icon path={cross} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
