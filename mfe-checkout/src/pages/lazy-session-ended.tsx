import { lazy, Suspense } from 'react';
import { FormSkeleton } from '../lib/step/step-page.tsx';

// Loaded on demand: most sessions do not expire during a visit.
const Loaded = lazy(() => import(/* webpackChunkName: "session-ended" */ './session-ended.tsx'));

export const SessionEnded = () => (
  <Suspense fallback={<FormSkeleton />}>
    <Loaded />
  </Suspense>
);
