import type { ApiClient } from 'shared-contracts/api/endpoint';
import { ApiError } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RemoteId, RemoteModule, ServerModule } from 'shared-contracts/remote';
import { createApiStub } from '../api/create-api-stub.ts';
import { createStubClient } from '../api/stub-client.ts';
import { samplePaths } from '../sample-paths.ts';

/** A remote, real or stub, as the suites need it. */
export interface RemoteUnderTest {
  id: RemoteId;
  /** Patterns of its pages, as in its `routes.tsx`. */
  patterns: readonly string[];
  /** `./app`, loaded anew: the suite forgets what was loaded before. */
  loadApp(): Promise<RemoteModule>;
  /** What its server bundle exports. */
  loadServer(): Promise<ServerModule>;
}

export const createSuiteApi = (locale: Locale): ApiClient =>
  createStubClient(createApiStub({ locale }), locale);

/** An API that nobody can reach. */
export const LOST_API: ApiClient = {
  call: ({ id }) => Promise.reject(new ApiError({ code: 'NETWORK', message: `${id}: no connection` })),
};

export const pathsOf = ({ patterns }: RemoteUnderTest) => samplePaths(patterns, createSuiteApi('es'));

/** The server's side of a host: nobody is known there, and nothing moves. */
export const onServer = (host: HostServices): HostServices =>
  Object.assign(Object.create(host) as HostServices, {
    session: () => ({ kind: 'unknown' }) as const,
    navigate: () => {},
    setPage: () => {},
  });
