/** What the browser knows of a remote on this page, ms. */
export interface RemoteTimings {
  /** Render on the server, for the document's own remote. */
  server?: number;
  /** Until its code was there, and until it had mounted; the last time of each. */
  load?: number;
  mount?: number;
}

/** Slots measure `catalog load` and `catalog mount` (remotes/slot.ts). */
const lastMeasure = (name: string): number | undefined =>
  performance.getEntriesByName(name, 'measure').at(-1)?.duration;

const serverRender = (): number | undefined => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.serverTiming?.find(({ name }) => name === 'render')?.duration;
};

/** @param owner the remote that the server rendered into this document */
export const readTimings = (id: string, owner: string | null): RemoteTimings => ({
  server: id === owner ? serverRender() : undefined,
  load: lastMeasure(`${id} load`),
  mount: lastMeasure(`${id} mount`),
});
