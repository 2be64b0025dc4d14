/**
 * The tabs of a browser take turns when they change the one cart. Two tabs that add a first line at once then
 * share one cart, and a late response does not overwrite a newer one. A tab waits for at most `LOCK_WAIT_MS`,
 * and without Web Locks (plain http) not at all.
 */
const LOCK = 'cart';
/**
 * A tab that hangs must not block the others for longer. Longer than a write may take (`CART_WRITE_TIMEOUT_MS`): a tab
 * that overtakes a slow one may open a second cart, and the late answer of a read may hide its line.
 */
const LOCK_WAIT_MS = 10_000;

/**
 * Runs `act` with the lock. Readers share it, a writer holds it alone. The result is stored before the lock
 * ends. Runs `act` without the lock after `LOCK_WAIT_MS`.
 */
export const withCartLock = <T>(mode: LockMode, act: () => Promise<T>): Promise<T> => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return act();
  return new Promise((done, fail) => {
    let hasBegun = false;
    const turn = async () => {
      hasBegun = true;
      await act().then(done, fail);
      // The cart's model stores the result in a task of its own.
      await new Promise((next) => setTimeout(next));
    };
    locks
      .request(LOCK, { mode, signal: AbortSignal.timeout(LOCK_WAIT_MS) }, turn)
      // `turn` handles the errors of `act`. Waiting for the lock can fail, and WebKit takes a held lock away from a page
      // in the back/forward cache: then `act` still runs, and running it again would repeat its request.
      .catch(() => (hasBegun ? undefined : act().then(done, fail)));
  });
};
