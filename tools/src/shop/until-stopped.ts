/** Runs the work of a command until Ctrl-C, then the clean-ups. */

const STOP_MS = 8_000;
/** The terminal sends Ctrl-C to this process and to the programs that it waits for, in any order. */
const SIGNAL_MS = 200;

const cleanUps: (() => Promise<void> | void)[] = [];
let stop: Promise<never> | undefined;

export const isStopping = (): boolean => stop !== undefined;

/** @returns whether a step failed because Ctrl-C interrupted it */
export const isInterrupted = async (): Promise<boolean> => {
  await new Promise((done) => setTimeout(done, SIGNAL_MS));
  return isStopping();
};

/** Registers a clean-up for the stop, in reverse order. */
export const onStop = (cleanUp: () => Promise<void> | void): void => {
  cleanUps.push(cleanUp);
};

const runCleanUps = async (code: number): Promise<never> => {
  setTimeout(() => process.exit(code || 1), STOP_MS).unref();
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  process.exit(code);
};

/** Stops once. pnpm passes on a Ctrl-C that the terminal has sent to this process, too. */
const stopAll = (code: number): Promise<never> => {
  stop ??= runCleanUps(code);
  return stop;
};

/** A failed step stops everything and prints the remedy. A step that Ctrl-C interrupted is no failure. */
export const untilStopped = async (work: () => Promise<void>): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0));
  try {
    await work();
  } catch (error) {
    if (!(await isInterrupted())) {
      const { message, remedy } = error as Error & { remedy?: string };
      console.error(`\n${message}${remedy ? `\n${remedy}` : ''}`);
    }
    await stopAll(1);
  }
};
