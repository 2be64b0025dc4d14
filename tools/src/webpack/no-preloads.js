/**
 * Replaces the federation runtime's `preloadRemote` in the shell, which loads the files of a remote in advance. The last
 * script of a page downloads the modules instead (docs/decisions/0054). This saves 1 KB on every first page.
 */
const unused = () => {
  throw new Error('The shop preloads remotes without the federation runtime.');
};

export const defaultPreloadArgs = unused;
export const formatPreloadArgs = unused;
export const normalizePreloadExposes = unused;
export const preloadAssets = unused;
