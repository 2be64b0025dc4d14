import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
/** Folder names of all remotes (`mfe-*`), sorted by name. */
export const REMOTE_FOLDERS: readonly string[] = readdirSync(WORKSPACE)
  .filter((name) => name.startsWith('mfe-') && existsSync(path.join(WORKSPACE, name, 'webpack.config.ts')))
  .sort();

/** Folder of a remote by its id. Accepts `checkout` and `mfe-checkout`. */
export const remoteFolder = (id: string | undefined): string => {
  const known = REMOTE_FOLDERS.map((name) => name.replace('mfe-', ''));
  const folder = id && path.join(WORKSPACE, `mfe-${id.replace(/^mfe-/, '')}`);
  if (!folder || !existsSync(folder)) throw new Error(`Which remote? One of: ${known.join(', ')}`);
  return folder;
};
