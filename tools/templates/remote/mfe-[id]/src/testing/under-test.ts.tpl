import type { RemoteUnderTest } from 'shared-stubs/conformance/remote-under-test';
import { routes } from '../routes.tsx';

/** Describes this remote for the conformance suite. */
export const underTest: RemoteUnderTest = {
  id: '{{id}}',
  patterns: routes.map(({ path }) => path),
  loadApp: () => import('../app.tsx'),
  loadServer: () => import('../server.tsx'),
};
