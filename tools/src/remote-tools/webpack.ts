/**
 * `remote-tools/webpack`: webpack's configuration of a remote. The package has the declarations of this file alone, so
 * it states all types itself.
 */
import type { Configuration } from 'webpack';
import { createRemoteConfig as create } from '../webpack/remote.ts';

export interface RemoteOptions {
  /** Folder of the remote: `import.meta.dirname`. */
  dir: string;
  /** Id of the remote in the contract, such as `checkout`. */
  id: string;
  /** Modules that the remote exposes besides `./app`: name → source file. */
  exposes?: Record<string, string>;
}

/** Browser bundle and server bundle of a remote. */
export const createRemoteConfig = (options: RemoteOptions): Configuration[] => create(options);
