/** The API stub in a page: msw answers every request of the page to /api and /storage. */
import './without-eval.ts';
import { setupWorker } from 'msw/browser';
import { type ApiStub, type ApiStubOptions, createApiStub } from './create-api-stub.ts';
import { mswHandlers } from './msw-handlers.ts';
import { WORKER_URL } from './worker-url.ts';

/**
 * How long to wait until the worker controls the page. After a hard reload it never does; msw then reloads
 * the page.
 */
const TAKEOVER_MS = 2_000;

const takenOver = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker.controller) return resolve();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKEOVER_MS);
  });

/**
 * Registers msw's service worker with a URL from the page's Trusted Types policy. msw would pass a plain
 * string, which the page refuses. It finds this registration and uses it.
 */
const registerWorker = async (createScriptURL: (url: string) => unknown): Promise<void> => {
  // `createScriptURL` returns a TrustedScriptURL, but the DOM types of TypeScript accept only strings.
  await navigator.serviceWorker.register(createScriptURL(WORKER_URL) as string);
  await navigator.serviceWorker.ready;
  await takenOver();
};

export interface BrowserApiStubOptions extends ApiStubOptions {
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
  createScriptURL,
  ...options
}: BrowserApiStubOptions = {}): Promise<BrowserApiStub> => {
  const stub = createApiStub(options);
  const worker = setupWorker(...mswHandlers(stub));
  if (createScriptURL) await registerWorker(createScriptURL);
  await worker.start({ serviceWorker: { url: WORKER_URL }, quiet: true, onUnhandledFrame: 'bypass' });
  return { stub, stop: async () => worker.stop() };
};
