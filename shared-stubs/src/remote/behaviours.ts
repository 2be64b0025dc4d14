/**
 * Behaviours of stub remotes. The folder of the release selects one, for example
 * `releases/checkout/stub-slow/`.
 */
export const BEHAVIOURS = ['normal', 'slow', 'broken', 'throwing', 'empty', 'old'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Longer than the shell's limit of 3 s, so that the fallback appears first. */
export const SLOW_MOUNT_MS = 5_000;
/** Longer than the server's deadline, so that the page is sent without this remote's HTML. */
export const SLOW_RENDER_MS = 2_000;

/** @param address URL of a file of the build, for example `import.meta.url` */
export const behaviourOf = (address: string): Behaviour => {
  const word = /\/stub-([a-z]+)\//.exec(address)?.[1];
  return BEHAVIOURS.find((behaviour) => behaviour === word) ?? 'normal';
};
