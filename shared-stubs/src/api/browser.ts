/** The API stub in a page: msw answers what the page asks of /api and /storage, whoever in it asks. */
import './without-eval.ts';

import { setupWorker } from 'msw/browser';
import { type ApiStub, type ApiStubOptions, createApiStub } from './create-api-stub.ts';
import { mswHandlers } from './msw-handlers.ts';
import { registerWorker } from './register-worker.ts';
import { WORKER_URL } from './worker-url.ts';

export interface BrowserApiStubOptions extends ApiStubOptions {
  /** Where the page's server has the worker script (`worker-file.ts`). */
  workerUrl?: string;
  /** The page's Trusted Types policy, where it has one (`trustedTypes.createPolicy('shop', …)`). */
  createScriptURL?: (url: string) => unknown;
}
export interface BrowserApiStub {
  stub: ApiStub;
  stop(): Promise<void>;
}

/** Resolves when the page's calls are answered by the stub. Navigations are none: pages come from the server. */
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
