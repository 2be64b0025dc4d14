import { useUnit } from 'effector-react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { Button, ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { Skeleton } from 'shared-ui/skeleton';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useOrder, useOrderPresence } from '../../lib/order/use-order.ts';
import { useOrderMessages } from '../../messages/order.ts';
import { FailedPayment } from './failed-payment.tsx';
import { $orderView, $page, type OrderView, opened } from './order.model.ts';
import styles from './order.module.css';
import { OrderStatus } from './order-status.tsx';
import { PendingPayment } from './pending-payment.tsx';
import { Thanks } from './thanks.tsx';

const View = () => {
  const words = useOrderMessages();
  const { state, isReading, isMissing, retry } = useOrder();
  const view = useUnit($orderView);
  useOrderPresence();
  return (
    <div className={`container ${styles.page}`}>
      {state.kind === 'pending' && <OrderSkeleton />}
      {isMissing && (
        <EmptyState
          level={1}
          drawing={<CorkscrewDrawing />}
          title={words.notFound}
          action={
            <ButtonLink variant="primary" href={hrefs.tracking}>
              {words.nextTracking}
            </ButtonLink>
          }
        >
          {words.notFoundText}
        </EmptyState>
      )}
      {state.kind === 'failed' && !isMissing && (
        <FailedRegion title={words.title} onRetry={retry} busy={isReading} />
      )}
      {state.kind === 'ready' && <Ready order={state.data} view={view} />}
    </div>
  );
};

const Ready = ({ order, view }: { order: Order; view: OrderView }) => {
  const words = useOrderMessages();
  const { payment_status, platform } = order;
  if (payment_status === 'failed') return <FailedPayment order={order} />;
  if (payment_status === 'pending' && platform === 'webpay') return <PendingPayment order={order} />;
  return view === 'result' && order.status !== 'cancelled' ? (
    <Thanks order={order} print={<Button onClick={() => window.print()}>{words.print}</Button>} />
  ) : (
    <OrderStatus order={order} />
  );
};

/** Skeleton that the server renders, because an order is personal. */
const OrderSkeleton = () => {
  const words = useOrderMessages();
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <h1 className="visually-hidden">{words.loading}</h1>
      <Skeleton step="48" width="half" />
      <Skeleton width="threeQuarters" />
      <Skeleton step="control" />
      <Skeleton step="control" />
      <Skeleton step="control" />
    </div>
  );
};

export const page: Page = { View, opened, $page };
