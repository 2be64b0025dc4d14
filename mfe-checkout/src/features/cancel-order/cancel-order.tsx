import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { Button } from 'shared-ui/button';
import { useOrderMessages } from '../../messages/order.ts';
import { $isAsking, cancelling, cancelPressed } from './cancel-order.model.ts';

// Loaded on demand: few buyers cancel.
const CancelPanel = lazy(() => import(/* webpackChunkName: "cancel-panel" */ './cancel-panel.tsx'));

/** Part of the page's address by which the account links to it. */
const ID = 'anular';

/** Button that cancels the order after a confirmation. Shown while the order may be cancelled. */
export const CancelOrder = ({ order }: { order: Order }) => {
  const { cancelOrder } = useOrderMessages();
  const [isAsking, failure, pressed] = useUnit([$isAsking, cancelling.$failure, cancelPressed]);
  // The account links here to cancel. Ask at once, and never a second time after the buyer dismissed the question.
  useEffect(() => {
    if (location.hash === `#${ID}`) pressed();
  }, [pressed]);
  // After a conflict the order can no longer be cancelled. The panel says so.
  if (isAsking && (order.cancellation || failure))
    return (
      <div id={ID}>
        <Suspense fallback={null}>
          <CancelPanel order={order} />
        </Suspense>
      </div>
    );
  if (!order.cancellation) return null;
  return (
    <p id={ID} className="no-print">
      <Button onClick={() => pressed()}>{cancelOrder}</Button>
    </p>
  );
};
