import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { Button } from 'shared-ui/button';
import { useOrderMessages } from '../../messages/order.ts';
import { $isAsking, cancelling, cancelPressed } from './cancel-order.model.ts';

// Loaded on demand: few buyers cancel.
const CancelPanel = lazy(() => import(/* webpackChunkName: "cancel-panel" */ './cancel-panel.tsx'));

/** Button that cancels the order after a confirmation. Shown while the order may be cancelled. */
export const CancelOrder = ({ order }: { order: Order }) => {
  const { cancelOrder } = useOrderMessages();
  const [isAsking, failure, pressed] = useUnit([$isAsking, cancelling.$failure, cancelPressed]);
  // After a conflict the order can no longer be cancelled. The panel says so.
  if (isAsking && (order.cancellation || failure))
    return (
      <Suspense fallback={null}>
        <CancelPanel order={order} />
      </Suspense>
    );
  if (!order.cancellation) return null;
  return (
    <p className="no-print">
      <Button onClick={() => pressed()}>{cancelOrder}</Button>
    </p>
  );
};
