import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Whether these tools are installed as `remote-tools` in the repository of one remote. */
export const isInstalled = import.meta.dirname.includes('node_modules');
/** Root of this workspace, or of the repository of a remote, in which its scripts run. */
export const WORKSPACE = isInstalled ? process.cwd() : path.resolve(import.meta.dirname, '../../..');
/** Folder names of all remotes (`mfe-*`), sorted by name. */
export const REMOTE_FOLDERS: readonly string[] = readdirSync(WORKSPACE)
  .filter((name) => name.startsWith('mfe-') && existsSync(path.join(WORKSPACE, name, 'webpack.config.ts')))
  .sort();

/** Id of a package by its folder, name or path: `checkout` for `mfe-checkout`, `shell` for `shell`. */
export const packageId = (folder: string): string => path.basename(folder).replace('mfe-', '');

/** Folder of a remote by its id. Accepts `checkout` and `mfe-checkout`. */
export const remoteFolder = (id: string | undefined): string => {
  const folder = id && path.join(WORKSPACE, `mfe-${id.replace(/^mfe-/, '')}`);
  if (!folder || !existsSync(folder))
    throw new Error(`Which remote? One of: ${REMOTE_FOLDERS.map(packageId).join(', ')}`);
  return folder;
};
