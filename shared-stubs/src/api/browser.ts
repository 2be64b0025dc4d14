/** The API stub in a page: msw answers every request of the page to /api and /storage. */
import './without-eval.ts';

import { setupWorker } from 'msw/browser';
import { type ApiStub, type ApiStubOptions, createApiStub } from './create-api-stub.ts';
import { mswHandlers } from './msw-handlers.ts';
import { registerWorker } from './register-worker.ts';
import { WORKER_URL } from './worker-url.ts';

export interface BrowserApiStubOptions extends ApiStubOptions {
  /** URL of the worker script on the page's server (`msw/mockServiceWorker.js`). */
  workerUrl?: string;
  /**
   * `createScriptURL` of the page's Trusted Types policy, if it has one (`trustedTypes.createPolicy('shop',
   * …)`).
   */
  createScriptURL?: (url: string) => unknown;
}
export interface BrowserApiStub {
  stub: ApiStub;
  stop(): Promise<void>;
}

/** Resolves once the stub answers the page's requests. Navigations still go to the server. */
export const startBrowserApiStub = async ({
  workerUrl = WORKER_URL,
  createScriptURL,
  ...options
}: BrowserApiStubOptions = {}): Promise<BrowserApiStub> => {
  const stub = createApiStub(options);
  const worker = setupWorker(...mswHandlers(stub));
  if (createScriptURL) await registerWorker(workerUrl, createScriptURL);
  await worker.start({ serviceWorker: { url: workerUrl }, quiet: true, onUnhandledFrame: 'bypass' });
  return { stub, stop: async () => worker.stop() };
};
