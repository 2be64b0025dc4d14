import { useUnit } from 'effector-react';
import { isMissing } from 'shared-kit/query/outcome';
import { AddedStatus } from '../../features/add-to-cart/index.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import { product } from './product.model.ts';
import { ProductMissing } from './product-missing.tsx';
import { ProductShown } from './product-shown.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

/** Product page, or the reason why it cannot be shown. */
export const ProductView = () => {
  const { product: words } = useMessages();
  const { outcome, isLoading, onRetry } = useUnit({
    outcome: product.$outcome,
    isLoading: product.$isLoading,
    onRetry: product.retried,
  });
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
            onRetry={onRetry}
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
