/** A worker that has not taken over the page by then never will (a reload past the cache): msw reloads the page itself. */
const TAKEOVER_MS = 2_000;

const takenOver = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker.controller) return resolve();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKEOVER_MS);
  });

/**
 * Registers the worker through the page's Trusted Types policy. msw knows plain addresses only, which such a page refuses;
 * it finds this registration and makes none itself.
 */
export const registerWorker = async (
  workerUrl: string,
  createScriptURL: (url: string) => unknown,
): Promise<void> => {
  // A TrustedScriptURL; the DOM's types know texts only.
  await navigator.serviceWorker.register(createScriptURL(workerUrl) as string);
  await navigator.serviceWorker.ready;
  await takenOver();
};
