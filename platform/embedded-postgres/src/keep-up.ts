import { isRunning } from './process-info.ts';

/** Interval of the checks whether the server still runs, and of attempts to start it again. */
const CHECK_MS = 1_000;

/**
 * Restarts a server that ended unexpectedly: PostgreSQL exits when the disk is full, and must start again
 * once there is space. Retries until it runs or `stop` is called.
 * @param pid pid of the running server
 * @param start starts the server and resolves with its pid; a rejection is retried
 * @returns pid of the current server, and `stop`, which resolves when no start is in progress
 */
export function keepUp(pid: number, start: () => Promise<number>): { pid(): number; stop(): Promise<void> } {
  let current = pid;
  let starting: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (starting || isRunning(current)) return;
    starting = start()
      .then(
        (started) => {
          current = started;
        },
        () => undefined,
      )
      .finally(() => {
        starting = undefined;
      });
  }, CHECK_MS).unref();
  return {
    pid: () => current,
    async stop() {
      clearInterval(timer);
      await starting;
    },
  };
}
