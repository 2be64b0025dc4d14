import { useUnit } from 'effector-react';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { CardSkeleton } from 'shared-ui/skeleton';
import { AddedStatus } from '../../features/add-to-cart/index.ts';
import { SearchBox, SuggestedWords } from '../../features/search-products/index.ts';
import { pageBox } from '../../features/search-products/search-products.model.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import { useTopOfPage } from '../../lib/use-top-of-page.ts';
import { searchWords } from '../../messages/search.ts';
import { Found } from './found.tsx';
import { KindLinks } from './kind-links.tsx';
import { $wanted, results } from './search.model.ts';
import styles from './search.module.css';
import { crumbsOf, headingOf } from './search-head.ts';

const PLACES = Array.from({ length: 12 }, (_, index) => `place-${index}`);
/** The API counts at most this many results. */
const MOST_COUNTED = 1_000;

const Places = () => (
  <ul className={styles.grid}>
    {PLACES.map((place) => (
      <li key={place}>
        <CardSkeleton />
      </li>
    ))}
  </ul>
);

/** Results page: search box, types, results (docs/product/search.md#search-results). */
export const SearchView = () => {
  const messages = useMessages();
  const locale = useLocale();
  const words = searchWords[locale];
  const { outcome, wanted, isSearching, onRetry, onWord } = useUnit({
    outcome: results.$outcome,
    wanted: $wanted,
    isSearching: results.$isLoading,
    onRetry: results.retried,
    onWord: pageBox.termChosen,
  });
  const isBlank = wanted.q === '';
  const shown = outcome.kind === 'ready' && !isBlank ? outcome : null;
  const answer = shown?.data;
  const isPending = outcome.kind === 'pending' && !isBlank;
  const top = useTopOfPage(answer?.current_page);
  const title = headingOf(wanted, words);
  return (
    <div className={`container ${layout.page}`}>
      <Breadcrumb crumbs={crumbsOf(wanted, title, messages)} locale={locale} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p role="status" className={styles.count}>
          {answer && !isSearching && words.count(answer.total, MOST_COUNTED)}
        </p>
      </header>
      <div className={styles.box}>
        <SearchBox model={pageBox} />
      </div>
      {wanted.q && <KindLinks wanted={wanted} />}
      {answer?.corrected && <p className={styles.corrected}>{words.corrected(wanted.q, answer.corrected)}</p>}
      {outcome.kind === 'failed' && !isBlank ? (
        <FailedRegion
          title={words.failedTitle}
          text={words.failedText}
          busy={isSearching}
          onRetry={onRetry}
        />
      ) : (
        <section
          ref={top}
          tabIndex={-1}
          className={styles.results}
          aria-label={words.results}
          aria-busy={isSearching || isPending}
        >
          {/* Cards have headings of level 3, so the results need one of level 2. */}
          <h2 className="visually-hidden">{words.results}</h2>
          {isPending && <Places />}
          {shown && <Found wanted={shown.params} answer={shown.data} />}
          {(isBlank || answer?.total === 0) && <SuggestedWords onChosen={onWord} />}
        </section>
      )}
      <AddedStatus />
    </div>
  );
};
