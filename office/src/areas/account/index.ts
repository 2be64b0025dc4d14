import { lazy } from 'react';
import type { Area } from '../area.ts';

/** Password and second factor of the signed-in person. The menu of the account leads here. */
export const account: Area = {
  pages: [{ path: '/account', screen: lazy(() => import('./account-page.tsx')) }],
};
