import { useUnit } from 'effector-react';
import { Island } from 'shared-kit/island';
import { useLocale } from 'shared-kit/locale';
import { dataOf } from 'shared-kit/query/outcome';
import { Pagination } from 'shared-ui/pagination';
import { CatalogueCard } from '../../features/add-to-cart/index.ts';
import { FIRST_ROW } from '../../lib/card-sizes.ts';
import { CardSkeletons } from '../../lib/card-skeletons.tsx';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { countBefore } from '../../lib/item-list.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSeenList } from '../../lib/use-seen-list.ts';
import { useTopOfPage } from '../../lib/use-top-of-page.ts';
import { useListing } from './listing-context.ts';
import { NoProducts } from './no-products.tsx';
import { PageSizes } from './page-sizes.tsx';
import styles from './results.module.css';
import { hrefOfSelection } from './selection.ts';
import type { Shown } from './shown.ts';

const Products = ({ list, selection }: Shown) => {
  const { id, pathname } = useListing();
  const seen = useSeenList(id, list.data, countBefore(list));
  return (
    <>
      <ul className={styles.grid} {...seen}>
        {list.data.map((product, index) => (
          <li key={product.sku}>
            <Island>
              <CatalogueCard product={product} priority={index < FIRST_ROW} />
            </Island>
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

/** Products, skeletons before the first response, an explanation for an empty list, or an error region. */
export const Results = () => {
  const { listing: words } = useMessages();
  const listing = useListing();
  const { selection, outcome, isLoading, onRetry } = useUnit({
    selection: listing.$selection,
    outcome: listing.$outcome,
    isLoading: listing.$isLoading,
    onRetry: listing.retryClicked,
  });
  const top = useTopOfPage(dataOf(outcome)?.current_page);
  if (outcome.kind === 'failed')
    return (
      <FailedRegion title={words.failedTitle} text={words.failedText} busy={isLoading} onRetry={onRetry} />
    );
  return (
    <section
      {...top}
      tabIndex={-1}
      className={styles.results}
      aria-label={words.products}
      aria-busy={isLoading || outcome.kind === 'pending'}
    >
      <h2 className="visually-hidden">{words.products}</h2>
      {outcome.kind === 'pending' ? (
        <CardSkeletons count={12} className={styles.grid} aria-label={words.loading} />
      ) : outcome.data.data.length === 0 ? (
        <NoProducts list={outcome.data} selection={selection} />
      ) : (
        <Products list={outcome.data} selection={selection} />
      )}
    </section>
  );
};
