/** Questions of assistants, which a program may ask faster than a person reads. */

/** Time between an answer and the next question, ms. The second press of a double click comes earlier. */
export const PAUSE_MS = 1_000;
/** Questions that are open or wait. */
export const MAX_WAITING = 3;

/** Asks one question after the other. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (ask: () => Promise<boolean>): Promise<boolean | 'busy'> => {
    if (waiting === MAX_WAITING) return 'busy';
    waiting += 1;
    const answer = last.then(ask).finally(() => {
      waiting -= 1;
    });
    last = answer.catch(() => {}).then(() => new Promise((done) => setTimeout(done, PAUSE_MS)));
    return answer;
  };
};
