/** Hot replacement of webpack. Undefined in the build of a release, on servers and in tests. */
interface ImportMeta {
  readonly webpackHot?: {
    /** @param heard called with each step of an update: `check`, `apply`, `idle` … */
    addStatusHandler(heard: (status: string) => void): void;
  };
}
