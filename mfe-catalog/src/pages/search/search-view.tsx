import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { MAX_FOUND, SEARCH_SORTS } from 'shared-contracts/domain/list-query';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Button } from 'shared-ui/button';
import { AddedStatus } from '../../features/add-to-cart/index.ts';
import { SearchBox, SuggestedWords } from '../../features/search-products/index.ts';
import { pageBox } from '../../features/search-products/search-products.model.ts';
import { CardSkeletons } from '../../lib/card-skeletons.tsx';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { FilterBar } from '../../lib/filter-bar.tsx';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import productGrid from '../../lib/product-grid.module.css';
import { useTopOfPage } from '../../lib/use-top-of-page.ts';
import { searchWords } from '../../messages/search.ts';
import { readAnswer } from './answer.ts';
import { Filters } from './filters.tsx';
import { Found } from './found.tsx';
import { $wanted, refined, results } from './search.model.ts';
import styles from './search.module.css';
import { crumbsOf, headingOf } from './search-head.ts';
import { Understood } from './understood.tsx';
import { countChosen } from './wanted.ts';

/** Results page: search box, filters in a column or behind a button, results (docs/product/search.md#search-results). */
export const SearchView = () => {
  const messages = useMessages();
  const locale = useLocale();
  const words = searchWords[locale];
  const { outcome, wanted, isSearching, onRefine, onRetry, onWord } = useUnit({
    outcome: results.$outcome,
    wanted: $wanted,
    isSearching: results.$isLoading,
    onRefine: refined,
    onRetry: results.retried,
    onWord: pageBox.termChosen,
  });
  const isBlank = wanted.q === '';
  const shown = outcome.kind === 'ready' && !isBlank ? outcome : null;
  const answer = shown?.data;
  const found = shown && readAnswer(shown.data, shown.params);
  const isAnswered = shown?.params.q === wanted.q;
  const isPending = outcome.kind === 'pending' && !isBlank;
  const top = useTopOfPage(answer?.current_page);
  const title = headingOf(wanted, words);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={`container ${layout.page}`}>
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={crumbsOf(wanted, title, messages)} locale={locale} />
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p role="status" className={layout.count}>
          {found &&
            !isSearching &&
            (found.productCount > 0
              ? words.products(found.productCount, MAX_FOUND)
              : words.count(found.total, MAX_FOUND))}
        </p>
      </header>
      <div className={styles.box}>
        <SearchBox model={pageBox} />
      </div>
      {shown && found && (
        // The sentence and the chips are about the text of the answer.
        <div className={isAnswered ? undefined : styles.outdated}>
          <Understood wanted={{ ...wanted, q: shown.params.q }} results={found} />
        </div>
      )}
      <div className={isBlank ? undefined : styles.columns}>
        {!isBlank && (
          <>
            <FilterBar
              formId={`${id}-form`}
              sorts={SEARCH_SORTS}
              sort={wanted.sort}
              onSort={(sort) => onRefine({ sort })}
              chosen={countChosen(wanted)}
              filterButton={{
                'aria-expanded': isOpen,
                'aria-controls': `${id}-filters`,
                onClick: () => setIsOpen(!isOpen),
              }}
            />
            <aside
              id={`${id}-filters`}
              className={styles.filters}
              aria-label={messages.listing.filters}
              data-open={isOpen || undefined}
            >
              <Filters
                formId={`${id}-form`}
                wanted={wanted}
                results={found}
                text={(isAnswered && found?.corrected) || wanted.q}
              />
              <Button variant="primary" wide className={styles.close} onClick={() => setIsOpen(false)}>
                {found && (found.productCount > 0 || found.content.length === 0)
                  ? messages.listing.show(found.productCount)
                  : messages.listing.filter}
              </Button>
            </aside>
          </>
        )}
        <div className={styles.main}>
          {outcome.kind === 'failed' && !isBlank ? (
            <FailedRegion
              title={words.failedTitle}
              text={words.failedText}
              busy={isSearching}
              onRetry={onRetry}
            />
          ) : (
            <section
              {...top}
              tabIndex={-1}
              className={styles.results}
              aria-label={words.results}
              aria-busy={isSearching || isPending}
            >
              {isPending && <CardSkeletons count={12} className={productGrid.grid} />}
              {shown && found && <Found wanted={wanted} shown={shown.params} results={found} />}
              {(isBlank || answer?.total === 0) && <SuggestedWords onChosen={onWord} />}
            </section>
          )}
        </div>
      </div>
      <AddedStatus />
    </div>
  );
};
