/**
 * Runs work when the page is idle, at the latest after the timeout. Safari has no idle callback; there it
 * waits a short time.
 */
export const whenIdle = (work: () => unknown, timeout?: number): void => {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(work, timeout === undefined ? {} : { timeout });
  else setTimeout(work, REST_MS);
};

const REST_MS = 200;
