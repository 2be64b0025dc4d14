/** Limits simultaneous encodings. Encodings for requests have priority over pictures encoded in advance. */
export interface EncodeQueue {
  run<T>(task: () => Promise<T>, priority: 'now' | 'later'): Promise<T>;
}

export const createEncodeQueue = (atOnce: number): EncodeQueue => {
  const waiting = { now: [] as (() => void)[], later: [] as (() => void)[] };
  let running = 0;
  const next = (): void => {
    if (running >= atOnce) return;
    // An encoding in advance leaves one slot free for requests, unless there is only one slot.
    const start =
      waiting.now.shift() ?? (running < Math.max(1, atOnce - 1) ? waiting.later.shift() : undefined);
    if (!start) return;
    running++;
    start();
    next();
  };
  return {
    run: (task, priority) =>
      new Promise((resolve, reject) => {
        waiting[priority].push(() => {
          task()
            .then(resolve, reject)
            .finally(() => {
              running--;
              next();
            });
        });
        next();
      }),
  };
};
