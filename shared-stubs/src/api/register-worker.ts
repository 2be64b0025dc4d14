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
export const registerWorker = async (
  workerUrl: string,
  createScriptURL: (url: string) => unknown,
): Promise<void> => {
  // `createScriptURL` returns a TrustedScriptURL, but the DOM types of TypeScript accept only strings.
  await navigator.serviceWorker.register(createScriptURL(workerUrl) as string);
  await navigator.serviceWorker.ready;
  await takenOver();
};
