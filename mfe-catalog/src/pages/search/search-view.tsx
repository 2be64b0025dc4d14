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
import { MOST_COUNTED, readAnswer } from './answer.ts';
import { Found } from './found.tsx';
import { KindLinks } from './kind-links.tsx';
import { Refine } from './refine.tsx';
import { $wanted, results } from './search.model.ts';
import styles from './search.module.css';
import { crumbsOf, headingOf } from './search-head.ts';
import { Understood } from './understood.tsx';

const PLACES = Array.from({ length: 12 }, (_, index) => `place-${index}`);

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
  const found = shown && readAnswer(shown.data, shown.params);
  const isPending = outcome.kind === 'pending' && !isBlank;
  const top = useTopOfPage(answer?.current_page);
  const title = headingOf(wanted, words);
  return (
    <div className={`container ${layout.page}`}>
      <Breadcrumb crumbs={crumbsOf(wanted, title, messages)} locale={locale} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p role="status" className={styles.count}>
          {found &&
            !isSearching &&
            (found.productCount > 0
              ? words.products(found.productCount, MOST_COUNTED)
              : words.count(found.total, MOST_COUNTED))}
        </p>
      </header>
      <div className={styles.box}>
        <SearchBox model={pageBox} />
      </div>
      {shown && found && (
        // The sentence and the chips are about the text of the answer.
        <div className={shown.params.q === wanted.q ? undefined : styles.outdated}>
          <Understood wanted={{ ...wanted, q: shown.params.q }} results={found} />
        </div>
      )}
      {wanted.q && <KindLinks wanted={wanted} results={found} />}
      {wanted.q && <Refine wanted={wanted} />}
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
          {isPending && <Places />}
          {shown && found && <Found wanted={wanted} shown={shown.params} results={found} />}
          {(isBlank || answer?.total === 0) && <SuggestedWords onChosen={onWord} />}
        </section>
      )}
      <AddedStatus />
    </div>
  );
};
