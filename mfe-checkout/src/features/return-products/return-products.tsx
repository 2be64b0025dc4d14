import { lazy, Suspense } from 'react';
import type { Order } from 'shared-contracts/api/orders.schema';

// Loaded on demand: most orders are on their page before they can be returned.
const ReturnSection = lazy(() => import(/* webpackChunkName: "return-section" */ './return-section.tsx'));

/** Returns of an order, and the way to ask for one. Nothing while there is neither. */
export const ReturnProducts = ({ order }: { order: Order }) => {
  if (!order.return_offer && !order.returns?.length) return null;
  return (
    <div id="devolver">
      <Suspense fallback={null}>
        <ReturnSection order={order} />
      </Suspense>
    </div>
  );
};
