import { REMOTE_IDS, type RemoteId } from 'shared-contracts/remote';
import { ROUTES } from 'shared-contracts/routes';
import type { RemoteUnderTest } from '../conformance/remote-under-test.ts';
import type { Behaviour } from './behaviours.ts';

const stubUnderTest = (id: RemoteId, behaviour: Behaviour): RemoteUnderTest => ({
  id,
  patterns: ROUTES.filter(({ owner }) => owner === id).map(({ path }) => path),
  loadApp: async () => (await import('./create-stub-app.tsx')).createStubApp({ id, behaviour }),
  loadServer: async () => (await import('./create-stub-server.tsx')).createStubServer({ id, behaviour }),
});

/** Every stub in normal behaviour, and one with the previous contract version. */
export const STUBS_UNDER_TEST: readonly (readonly [string, RemoteUnderTest])[] = [
  ...REMOTE_IDS.map((id) => [`the ${id} stub`, stubUnderTest(id, 'normal')] as const),
  ['the old content stub', stubUnderTest('content', 'old')],
];
