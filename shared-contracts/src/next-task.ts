/** The global object with the Scheduler API, which Safari lacks. */
interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/**
 * Yields to the event loop, so that pending input and paints run first. Use it to split long work after the
 * first paint (docs/architecture/promises.md#pages). A background page continues at once: it gets no input,
 * and its timers are slow.
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
