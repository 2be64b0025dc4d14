import { lazy, Suspense, useState } from 'react';
import { readKeptCommune } from 'shared-kit/kept-commune';
import { useHydrated } from 'shared-kit/use-hydrated';
import { Button } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';
import styles from './show-arrival.module.css';

const ArrivalPanel = lazy(() => import(/* webpackChunkName: "arrival-panel" */ './arrival-panel.tsx'));

/**
 * Button that asks when the product arrives. For the commune that the shopper chose before, the answer itself
 * (docs/product/delivery.md#on-the-product-page). The page is cached for all, so only the browser knows the commune.
 */
export const ShowArrival = () => {
  const { product: words } = useMessages();
  const kept = useHydrated() ? readKeptCommune() : null;
  const [isOpen, setOpen] = useState(false);
  const ask = (
    <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
      {words.arrival}
    </Button>
  );
  return (
    <div className={styles.arrival}>
      {kept === null && !isOpen ? (
        ask
      ) : (
        <Suspense fallback={ask}>
          <ArrivalPanel kept={kept} />
        </Suspense>
      )}
    </div>
  );
};
