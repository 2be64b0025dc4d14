/** How soon a server that ended by itself is started again, and how often that is tried. */
const CHECK_MS = 1_000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Starts a server again that ended unasked: on a full disk PostgreSQL gives up, and nobody else would begin it anew
 * once there is space. Tries until it runs, or until it is told to stop.
 * @param pid of the server that runs now
 * @param start starts it and resolves with its pid; a rejection is tried again
 * @returns the current server's pid, and the end of the watch (resolves when no start is under way)
 */
export function keepUp(pid: number, start: () => Promise<number>): { pid(): number; stop(): Promise<void> } {
  let current = pid;
  let starting: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (starting || isAlive(current)) return;
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
