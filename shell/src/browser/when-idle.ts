/**
 * Runs work when the page is at rest, at the latest after a time. Not every engine that the shop runs in says when it rests (Safari): there
 * it waits a moment.
 */
export const whenIdle = (work: () => unknown, timeout?: number): void => {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(work, timeout === undefined ? {} : { timeout });
  else setTimeout(work, REST_MS);
};

const REST_MS = 200;
