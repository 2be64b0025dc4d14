/** Pending requests and messages of the simulated browser in `tabs.ts`. */

/** Maximum of the random delays of `moment`, for the network and for messages between tabs. */
const LATENCY_MS = 4;

export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
export const moment = () => wait(Math.random() * LATENCY_MS);

export const createActivity = () => {
  let busy = 0;
  let sent = Promise.resolve();
  const during = async <T>(act: () => Promise<T>): Promise<T> => {
    busy += 1;
    try {
      return await act();
    } finally {
      busy -= 1;
    }
  };
  return {
    during,
    /** Runs `act`, a message to other tabs, after a short delay. Messages keep their order. */
    soon(act: () => void) {
      sent = sent.then(() =>
        during(async () => {
          await moment();
          act();
        }),
      );
    },
    isBusy: () => busy > 0,
  };
};
export type Activity = ReturnType<typeof createActivity>;
