import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { readKeptCommune } from 'shared-kit/kept-commune';
import { Button } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';

const ArrivalPanel = lazy(() => import(/* webpackChunkName: "arrival-panel" */ './arrival-panel.tsx'));

const neverChanges = () => () => {};

/**
 * Button that asks when the product arrives. For the commune that the shopper chose before, the answer itself
 * (docs/product/delivery.md#on-the-product-page). The page is cached for all, so only the browser knows the commune.
 */
export const ShowArrival = () => {
  const { product: words } = useMessages();
  const kept = useSyncExternalStore(neverChanges, readKeptCommune, () => null);
  const [isOpen, setOpen] = useState(false);
  const ask = (
    <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
      {words.arrival}
    </Button>
  );
  if (kept === null && !isOpen) return ask;
  return (
    <Suspense fallback={ask}>
      <ArrivalPanel kept={kept} />
    </Suspense>
  );
};
