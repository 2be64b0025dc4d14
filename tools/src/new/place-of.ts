import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { readRemoteId } from '../remote-tools/remote-id.ts';
import { packageId, remoteFolder, WORKSPACE } from '../workspace/remote-folder.ts';
import { NewError } from './changes.ts';

/** Place of a remote's sources. */
export interface Place {
  id: string;
  /** Relative to the workspace. */
  folder: string;
  /** True if the contract is here, so that a generator changes it. */
  hasContract: boolean;
}

/** The repository in which `remote-tools` runs. Its contract is an installed package. */
export const placeHere = (): Place => ({ id: readRemoteId(), folder: '', hasContract: false });

/** The remote in this workspace, or in a repository of its own. @throws NewError for another repository */
export const placeOf = (remote: string | undefined, repository?: string): Place => {
  if (!repository) {
    const folder = path.basename(remoteFolder(remote));
    return { id: packageId(folder), folder, hasContract: true };
  }
  const folder = path.relative(WORKSPACE, path.resolve(WORKSPACE, repository));
  const file = path.join(WORKSPACE, folder, 'package.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { remote?: string }) : {};
  if (!remote || manifest.remote !== remote)
    throw new NewError(
      `${repository} is not the repository of ${remote ?? 'a remote'}. One of: ${REMOTE_IDS.join(', ')}`,
    );
  return { id: remote, folder, hasContract: true };
};
