import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { remoteFolder, WORKSPACE } from '../workspace/remote-folder.ts';
import { NewError } from './new-error.ts';

/** Id and folder of the remote, whose sources may be in a repository of their own. */
export const placeOf = (remote: string | undefined, repository: string | undefined) => {
  if (!repository) {
    const folder = path.basename(remoteFolder(remote));
    return { id: folder.replace('mfe-', ''), folder };
  }
  const folder = path.relative(WORKSPACE, path.resolve(WORKSPACE, repository));
  const file = path.join(WORKSPACE, folder, 'package.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { remote?: string }) : {};
  if (!remote || known.remote !== remote)
    throw new NewError(
      `${repository} is not the repository of ${remote ?? 'a remote'}. One of: ${REMOTE_IDS.join(', ')}`,
    );
  return { id: remote, folder };
};
