/** Pages of a busy machine and background tabs are never idle. */
const LATEST_MS = 2_000;
/** Delay in Safari, which has no idle callback. */
const REST_MS = 200;

/** Runs work when the page is idle, at the latest after two seconds. */
export const whenIdle = (work: () => unknown): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, REST_MS);
};
