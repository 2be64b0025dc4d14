/** Byte budgets of pages and remotes (docs/architecture/promises.md#pages). KB = 1024 bytes, brotli 11, as served. */
import type { BuildManifest } from 'releases/release-manifest';

/** Additional chunks of a package that a page needs, besides its entry and `./app`. */
interface Part {
  package: string;
  chunks: readonly string[];
}

export interface Budget {
  title: string;
  kb: number;
  parts: readonly Part[];
}

const shell: Part = { package: 'shell', chunks: [] };
const page = (remote: string, ...chunks: string[]): Part => ({
  package: `mfe-${remote}`,
  chunks: ['messages-es', ...chunks],
});

/** Budget of each remote as the second one of a visit. */
export const REMOTE_KB = 35;

export const BUDGETS: readonly Budget[] = [
  { title: '/vinos, first page', kb: 140, parts: [shell, page('catalog', 'listing')] },
  { title: '/vinos/:wine, first page', kb: 140, parts: [shell, page('catalog', 'product')] },
  { title: '/, first page', kb: 140, parts: [shell, page('content', 'home')] },
  { title: 'catalog as second remote', kb: REMOTE_KB, parts: [page('catalog', 'listing')] },
  { title: 'checkout as second remote', kb: REMOTE_KB, parts: [page('checkout', 'cart')] },
  { title: 'account as second remote', kb: REMOTE_KB, parts: [page('account', 'login')] },
  { title: 'content as second remote', kb: REMOTE_KB, parts: [page('content', 'home')] },
  { title: 'shell alone', kb: 110, parts: [shell] },
  // Staff load it once for each release. Screens of areas are chunks of their own.
  { title: 'office, first page', kb: 258, parts: [{ package: 'office', chunks: [] }] },
];

/** Packages that must not be in a browser bundle. `zod` means that a schema was imported as a value. */
export const SERVER_ONLY = [
  'zod',
  'fastify',
  'kysely',
  'pg',
  'transbank-sdk',
  'lodash',
  'moment',
  'axios',
  'msw',
  'zocker',
];
/** Packages of `SERVER_ONLY` that react-admin needs. Shoppers do not load the office. */
export const OFFICE_BRINGS = ['lodash'];
/**
 * Packages that only the shell bundles. A copy in a remote would be a second React, or a second effector with
 * separate state.
 */
export const SHELL_ONLY = [
  'react',
  'react-dom',
  'scheduler',
  'effector',
  'effector-react',
  'single-spa',
  'ky',
];
/** Packages that load on demand and must not be in an entry. */
export const ON_DEMAND = ['ky', '@sentry/browser', '@sentry/core', 'react-final-form', 'final-form'];

/** Script files of the entry, `./app` and the named chunks, each once. */
export const filesOf = (manifest: BuildManifest, chunks: readonly string[]): string[] => {
  const wanted = chunks.flatMap((name) => {
    const chunk = manifest.chunks[name];
    if (!chunk)
      throw new Error(`${manifest.id} has no chunk ${name}; it has ${Object.keys(manifest.chunks)}`);
    return chunk.js;
  });
  return [...new Set([manifest.entry, ...manifest.app.js, ...wanted])];
};
