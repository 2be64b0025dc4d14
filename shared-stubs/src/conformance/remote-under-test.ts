import type { ApiClient } from 'shared-contracts/api/endpoint';
import { ApiError } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RemoteId, RemoteModule, ServerModule, ToolsModule } from 'shared-contracts/remote';
import { CONTRACT_VERSION, OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { expect } from 'vitest';
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

/** How long a suite waits for a page or a call, and how often it looks, ms. */
export const WAIT = { timeout: 10_000, interval: 20 };

export const expectServedContract = (contract: number): void => {
  expect(contract).toBeGreaterThanOrEqual(OLDEST_SERVED_CONTRACT);
  expect(contract).toBeLessThanOrEqual(CONTRACT_VERSION);
};

export const createSuiteApi = (locale: Locale): ApiClient =>
  createStubClient(createApiStub({ locale }), locale);

/** An API client whose every call fails with a lost connection. */
export const LOST_API: ApiClient = {
  call: ({ id }) => Promise.reject(new ApiError({ code: 'NETWORK', message: `${id}: no connection` })),
};

export const pathsOf = ({ patterns }: RemoteUnderTest) => samplePaths(patterns, createSuiteApi('es'));

/** The host as on the server: navigation does nothing. Its session must be unknown. */
export const onServer = <Host extends HostServices>(host: Host): Host =>
  Object.assign(Object.create(host) as Host, {
    navigate: () => {},
    setPage: () => {},
  });
