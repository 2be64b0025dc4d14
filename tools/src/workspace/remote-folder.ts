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

/** Folder of a remote by its id. Accepts `checkout` and `mfe-checkout`. */
export const remoteFolder = (id: string | undefined): string => {
  const known = REMOTE_FOLDERS.map((name) => name.replace('mfe-', ''));
  const folder = id && path.join(WORKSPACE, `mfe-${id.replace(/^mfe-/, '')}`);
  if (!folder || !existsSync(folder)) throw new Error(`Which remote? One of: ${known.join(', ')}`);
  return folder;
};
