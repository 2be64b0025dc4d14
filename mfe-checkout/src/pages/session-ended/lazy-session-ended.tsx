import { lazy, Suspense } from 'react';
import { FormSkeleton } from '../../lib/step/step-page.tsx';

// Most visits end before their session does.
const Loaded = lazy(() => import(/* webpackChunkName: "session-ended" */ './session-ended.tsx'));

export const SessionEnded = () => (
  <Suspense fallback={<FormSkeleton />}>
    <Loaded />
  </Suspense>
);
