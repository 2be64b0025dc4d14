/** What a stub remote can be told to be. The folder it is loaded from says which: `releases/checkout/stub-slow/`. */
export const BEHAVIOURS = ['normal', 'slow', 'broken', 'throwing', 'empty', 'old'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** A slow mount: past the shell's three seconds, so that the fallback shows and gives way. */
export const SLOW_MOUNT_MS = 5_000;
/** A slow render: past the server's deadline, so that the page goes out without it. */
export const SLOW_RENDER_MS = 2_000;

/** @param address of a file of the build, e.g. `import.meta.url` */
export const behaviourOf = (address: string): Behaviour => {
  const word = /\/stub-([a-z]+)\//.exec(address)?.[1];
  return BEHAVIOURS.find((behaviour) => behaviour === word) ?? 'normal';
};
