import { useUnit } from 'effector-react';
import { AddedStatus } from '../../features/add-to-cart/index.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import { $isLoading, $outcome, retryClicked } from './product.model.ts';
import { ProductMissing } from './product-missing.tsx';
import { ProductShown } from './product-shown.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

/** Product page, or the reason why it cannot be shown. */
export const ProductView = () => {
  const { product: words } = useMessages();
  const { outcome, isLoading, onRetry } = useUnit({
    outcome: $outcome,
    isLoading: $isLoading,
    onRetry: retryClicked,
  });
  switch (outcome.kind) {
    case 'pending':
      return <ProductSkeleton />;
    case 'missing':
      return <ProductMissing />;
    case 'failed':
      return (
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
          <ProductShown key={outcome.product.sku} product={outcome.product} />
          <AddedStatus />
        </>
      );
  }
};
