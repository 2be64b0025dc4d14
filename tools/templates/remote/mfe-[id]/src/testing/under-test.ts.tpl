import type { RemoteUnderTest } from 'shared-stubs/conformance/remote-under-test';
import { routes } from '../routes.tsx';

/** This remote as the conformance suite takes it. */
export const underTest: RemoteUnderTest = {
  id: '{{id}}',
  patterns: routes.map(({ path }) => path),
  loadApp: () => import('../app.tsx'),
  loadServer: () => import('../server.tsx'),
};
