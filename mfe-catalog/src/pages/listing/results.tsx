import { useUnit } from 'effector-react';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { Pagination } from 'shared-ui/pagination';
import { CardSkeleton } from 'shared-ui/skeleton';
import { CatalogueCard } from '../../features/add-to-cart/index.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import { useSeenList } from '../../lib/use-seen-list.ts';
import { useTopOfPage } from '../../lib/use-top-of-page.ts';
import type { Shown } from './listing.model.ts';
import { useListing } from './listing-context.ts';
import styles from './results.module.css';
import { countChosen, hrefOfSelection, PAGE_SIZES, withoutFilters } from './selection.ts';

/** Cards of the first row at the widest window: their pictures are in the first screen. */
const FIRST_ROW = 4;
const PLACES = Array.from({ length: 12 }, (_, index) => `place-${index}`);

/** Nothing fits the selection, or the address names a page beyond the end: the ways out. */
const NoProducts = ({ selection, list }: Shown) => {
  'use no memo';
  const { listing: words } = useMessages();
  const { pathname } = useListing();
  const isBeyondEnd = list.total > 0;
  const [label, href] = isBeyondEnd
    ? [words.firstPage, hrefOfSelection(pathname, { ...selection, page: 1 })]
    : countChosen(selection) > 0
      ? [words.clear, hrefOfSelection(pathname, withoutFilters(selection))]
      : [words.seeAll, hrefs.wines];
  return (
    <EmptyState
      drawing={<CorkscrewDrawing />}
      title={words.emptyTitle}
      action={
        <ButtonLink variant="primary" href={href}>
          {label}
        </ButtonLink>
      }
    >
      {words.emptyText}
    </EmptyState>
  );
};

/** How many on a page; each is a link. */
const PageSizes = ({ list, selection }: Shown) => {
  'use no memo';
  const { listing: words } = useMessages();
  const { pathname } = useListing();
  if (list.total <= PAGE_SIZES[0]) return null;
  return (
    <nav aria-label={words.perPage} className={styles.sizes}>
      <span aria-hidden="true">{words.perPage}</span>
      {PAGE_SIZES.map((perPage) => (
        <a
          key={perPage}
          href={hrefOfSelection(pathname, { ...selection, perPage, page: 1 })}
          aria-current={perPage === selection.perPage ? 'true' : undefined}
        >
          {perPage}
        </a>
      ))}
    </nav>
  );
};

const Products = ({ list, selection }: Shown) => {
  const { id, pathname } = useListing();
  const seen = useSeenList(id, list.data, (list.current_page - 1) * list.per_page);
  return (
    <>
      <ul className={styles.grid} {...seen}>
        {list.data.map((product, index) => (
          <li key={product.sku}>
            <CatalogueCard product={product} priority={index < FIRST_ROW} />
          </li>
        ))}
      </ul>
      <Pagination
        page={list.current_page}
        perPage={list.per_page}
        total={list.total}
        locale={useLocale()}
        hrefFor={(page) => hrefOfSelection(pathname, { ...selection, page })}
      />
      <PageSizes list={list} selection={selection} />
    </>
  );
};

/** The products, their places while they are on the way, or why there are none. */
export const Results = () => {
  const { listing: words } = useMessages();
  const listing = useListing();
  const { outcome, isLoading, onRetry } = useUnit({
    outcome: listing.$outcome,
    isLoading: listing.$isLoading,
    onRetry: listing.retryClicked,
  });
  const top = useTopOfPage(outcome.kind === 'ready' ? outcome.list.current_page : undefined);
  if (outcome.kind === 'failed')
    return (
      <FailedRegion title={words.failedTitle} text={words.failedText} busy={isLoading} onRetry={onRetry} />
    );
  return (
    <section
      ref={top}
      tabIndex={-1}
      className={styles.results}
      aria-label={words.products}
      aria-busy={isLoading || outcome.kind === 'pending'}
    >
      <h2 className="visually-hidden">{words.products}</h2>
      {outcome.kind === 'pending' ? (
        <ul className={styles.grid} aria-label={words.loading}>
          {PLACES.map((place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))}
        </ul>
      ) : outcome.list.data.length === 0 ? (
        <NoProducts {...outcome} />
      ) : (
        <Products {...outcome} />
      )}
    </section>
  );
};
