import { useUnit } from 'effector-react';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { isMissing } from 'shared-kit/query/outcome';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { AddedStatus, CatalogueCard } from '../../features/add-to-cart/index.ts';
import { CardSkeletons } from '../../lib/card-skeletons.tsx';
import { FailedRegion } from '../../lib/failed-region.tsx';
import productGrid from '../../lib/product-grid.module.css';
import { list } from './shared-list.model.ts';
import styles from './shared-list.module.css';
import { WORDS } from './shared-list.words.ts';

/** A list of favourites that another person shares by its link. */
export const SharedListView = () => {
  const words = WORDS[useLocale()];
  const { outcome, isLoading, retry } = useUnit(list);
  const wines = (
    <ButtonLink variant="primary" href={hrefs.wines}>
      {words.seeWines}
    </ButtonLink>
  );
  if (outcome.kind === 'failed')
    return (
      <div className="container section">
        {isMissing(outcome) ? (
          <EmptyState drawing={<CorkscrewDrawing />} title={words.goneTitle} level={1} action={wines}>
            {words.goneText}
          </EmptyState>
        ) : (
          <FailedRegion
            level={1}
            title={words.failedTitle}
            text={words.failedText}
            busy={isLoading}
            onRetry={retry}
          />
        )}
      </div>
    );
  const shared = outcome.kind === 'ready' ? outcome.data : null;
  return (
    <div className={`container section ${styles.page}`}>
      <div>
        <p className="small-caps">{words.label}</p>
        <h1>{shared?.name ?? words.title}</h1>
      </div>
      {!shared ? (
        <CardSkeletons count={4} className={productGrid.grid} aria-label={words.loading} aria-busy="true" />
      ) : shared.products.length === 0 ? (
        <EmptyState drawing={<CorkscrewDrawing />} title={words.emptyTitle} level={2} action={wines} />
      ) : (
        <>
          <h2 className="visually-hidden">{words.list}</h2>
          <ul className={productGrid.grid} aria-busy="false">
            {shared.products.map((product) => (
              <li key={product.id}>
                <CatalogueCard product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
      <AddedStatus />
    </div>
  );
};
