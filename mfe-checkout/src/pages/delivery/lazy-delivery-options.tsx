import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $offered } from '../../lib/shipping.model.ts';

// Loaded on demand: most communes have one delivery.
const Loaded = lazy(() => import(/* webpackChunkName: "delivery-options" */ './delivery-options.tsx'));

export const DeliveryOptions = () =>
  useUnit($offered)?.fastest ? (
    <Suspense>
      <Loaded />
    </Suspense>
  ) : null;
