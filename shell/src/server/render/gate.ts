/** Limits concurrent tasks. Further tasks wait in a bounded queue for a bounded time. */

export interface GateLimits {
  atOnce: number;
  /** Tasks that may wait. */
  queued: number;
  /** Longest wait of a task. */
  waitMs: number;
}

export interface Gate {
  /** @returns false if the task must not run: the queue is full, or the wait was too long */
  enter(): Promise<boolean>;
  /** False while at least half of the places are taken. Tasks that are not urgent are then refused. */
  hasSpare(): boolean;
  /** Ends a task that entered. */
  leave(): void;
}

export const createGate = ({ atOnce, queued, waitMs }: GateLimits): Gate => {
  let running = 0;
  const waiting = new Set<() => void>();
  return {
    enter() {
      if (running < atOnce) {
        running += 1;
        return Promise.resolve(true);
      }
      if (waiting.size >= queued) return Promise.resolve(false);
      return new Promise((done) => {
        const timer = setTimeout(() => {
          waiting.delete(go);
          done(false);
        }, waitMs);
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          done(true);
        };
        waiting.add(go);
      });
    },
    hasSpare: () => running < atOnce / 2,
    leave() {
      const [next] = waiting;
      // The next task takes over the place.
      if (next) next();
      else running -= 1;
    },
  };
};
