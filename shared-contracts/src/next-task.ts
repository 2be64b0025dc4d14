/** Not in every engine that the shop runs in (Safari). */
interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/**
 * Go on in a task of its own: a tap, or a paint, that waits comes first. Long work after the first paint is cut by it (DESIGN §9).
 * A page in the background has nobody who taps, and slow timers: it goes on at once.
 */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as Yielding;
  if (globalThis.document?.hidden) return Promise.resolve();
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
};
