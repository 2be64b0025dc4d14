/** Reads performance measures such as `catalog load` and `catalog mount` (remotes/slot.ts). */
const lastMeasure = (name: string): number | undefined =>
  performance.getEntriesByName(name, 'measure').at(-1)?.duration;

const serverRender = (): number | undefined => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.serverTiming?.find(({ name }) => name === 'render')?.duration;
};

/** @param owner the remote that the server rendered into this document */
export const readTimings = (id: string, owner: string | null) => ({
  /** Server render, for the remote of this document. */
  server: id === owner ? serverRender() : undefined,
  /** Last load and last mount. */
  load: lastMeasure(`${id} load`),
  mount: lastMeasure(`${id} mount`),
});
