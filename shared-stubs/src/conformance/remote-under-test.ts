import type { ApiClient } from 'shared-contracts/api/endpoint';
import { ApiError } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RemoteId, RemoteModule, ServerModule, ToolsModule } from 'shared-contracts/remote';
import { createApiStub } from '../api/create-api-stub.ts';
import { createStubClient } from '../api/stub-client.ts';
import { samplePaths } from '../sample-paths.ts';

/** A real or stub remote, as the conformance suites receive it. */
export interface RemoteUnderTest {
  id: RemoteId;
  /** Patterns of its pages, as in its `routes.tsx`. */
  patterns: readonly string[];
  /** Imports `./app`; the suite resets the module registry before. */
  loadApp(): Promise<RemoteModule>;
  /** Imports the exports of the server bundle. */
  loadServer(): Promise<ServerModule>;
  /** Imports `./tools`. Missing for a remote without tools. */
  loadTools?(): Promise<ToolsModule>;
}

export const createSuiteApi = (locale: Locale): ApiClient =>
  createStubClient(createApiStub({ locale }), locale);

/** An API client whose every call fails with a lost connection. */
export const LOST_API: ApiClient = {
  call: ({ id }) => Promise.reject(new ApiError({ code: 'NETWORK', message: `${id}: no connection` })),
};

export const pathsOf = ({ patterns }: RemoteUnderTest) => samplePaths(patterns, createSuiteApi('es'));

/** The host as on the server: a guest session, and navigation does nothing. */
export const onServer = (host: HostServices): HostServices =>
  Object.assign(Object.create(host) as HostServices, {
    session: () => ({ kind: 'unknown' }) as const,
    navigate: () => {},
    setPage: () => {},
  });
