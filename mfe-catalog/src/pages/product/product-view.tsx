import { useUnit } from 'effector-react';
import { hrefs } from 'shared-contracts/hrefs';
import { isMissing } from 'shared-kit/query/outcome';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { PictureSkeleton, Skeleton } from 'shared-ui/skeleton';
import { AddedStatus } from '../../features/add-to-cart/index.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import { $notFound, product } from './product.model.ts';
import styles from './product.module.css';
import { ProductShown } from './product-shown.tsx';

/** Skeleton of picture and facts while the product loads. */
const ProductSkeleton = () => {
  const { product: words } = useMessages();
  return (
    <section className={`container ${styles.page}`} aria-busy="true">
      <h1 className="visually-hidden">{words.loading}</h1>
      <div className={styles.crumbs}>
        <Skeleton step="14" width="third" />
      </div>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <PictureSkeleton />
        </div>
        <div className={styles.facts}>
          <Skeleton step="14" width="third" />
          <Skeleton step="48" />
          <Skeleton step="18" width="half" />
          <Skeleton step="36" width="third" />
          <Skeleton step="control" />
        </div>
      </div>
    </section>
  );
};

/**
 * Unknown product: texts and link of the 404 page, by default a link home
 * (docs/product/routes.md#unknown-routes-and-failures).
 */
const ProductMissing = () => {
  const { product: words } = useMessages();
  const content = useUnit($notFound);
  return (
    <div className="container section">
      <EmptyState
        level={1}
        drawing={<CorkscrewDrawing />}
        title={content?.title_layout.title ?? words.missingTitle}
        action={
          <ButtonLink variant="primary" href={content?.button.link ?? hrefs.home}>
            {content?.button.text ?? words.goHome}
          </ButtonLink>
        }
      >
        {content?.text.text ?? words.missingText}
      </EmptyState>
    </div>
  );
};

/** Product page, or the reason why it cannot be shown. */
export const ProductView = () => {
  const { product: words } = useMessages();
  const { outcome, isLoading, retry } = useUnit(product);
  switch (outcome.kind) {
    case 'pending':
      return <ProductSkeleton />;
    case 'failed':
      return isMissing(outcome) ? (
        <ProductMissing />
      ) : (
        <div className="container section">
          <FailedRegion
            level={1}
            title={words.failedTitle}
            text={words.failedText}
            busy={isLoading}
            onRetry={retry}
          />
        </div>
      );
    case 'ready':
      return (
        <>
          <ProductShown key={outcome.data.sku} product={outcome.data} />
          <AddedStatus />
        </>
      );
  }
};
