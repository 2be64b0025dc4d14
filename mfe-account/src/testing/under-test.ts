import type { RemoteUnderTest } from 'shared-stubs/conformance/remote-under-test';
import { routes } from '../routes.tsx';

/** This remote as input of the conformance suite. */
export const underTest: RemoteUnderTest = {
  id: 'account',
  patterns: routes.map(({ path }) => path),
  loadApp: () => import('../app.tsx'),
  loadServer: () => import('../server.tsx'),
  loadTools: () => import('../exposed/tools.ts'),
};
