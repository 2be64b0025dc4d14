/**
 * After this time a worker will not control the page any more (a hard reload); msw then reloads the page
 * itself.
 */
const TAKEOVER_MS = 2_000;

const takenOver = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker.controller) return resolve();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKEOVER_MS);
  });

/**
 * Registers the worker through the page's Trusted Types policy. msw itself would register it by a plain
 * string, which such a page refuses; it uses this registration instead.
 */
export const registerWorker = async (
  workerUrl: string,
  createScriptURL: (url: string) => unknown,
): Promise<void> => {
  // This is a TrustedScriptURL; TypeScript's DOM types accept only strings.
  await navigator.serviceWorker.register(createScriptURL(workerUrl) as string);
  await navigator.serviceWorker.ready;
  await takenOver();
};
