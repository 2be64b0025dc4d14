/**
 * All tabs of this browser take turns with the one cart, so that two first adds make one cart and an older answer never
 * lies upon a newer one. Where there are no locks (plain http) each tab does what it can alone.
 */
const LOCK = 'cart';
/** A tab that hangs must not stop the others. */
const LOCK_WAIT_MS = 3_000;

/** Readers share a turn, a writer has one alone; what was heard is stored before the turn ends. */
export const inTurn = <T>(mode: LockMode, act: () => Promise<T>): Promise<T> => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return act();
  return new Promise((done, fail) => {
    const turn = async () => {
      await act().then(done, fail);
      // Models hear of it and store it first.
      await new Promise((next) => setTimeout(next));
    };
    locks
      .request(LOCK, { mode, signal: AbortSignal.timeout(LOCK_WAIT_MS) }, turn)
      // Only the waiting fails: what is done in turn has told its end already.
      .catch(() => act().then(done, fail));
  });
};
