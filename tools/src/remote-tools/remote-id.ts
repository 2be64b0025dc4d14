import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_IDS, type RemoteId } from 'shared-contracts/remote';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Id of the remote in this repository: the field `remote` of package.json. @throws Error if the contract lacks it */
export const readRemoteId = (): RemoteId => {
  const file = path.join(WORKSPACE, 'package.json');
  const { remote } = JSON.parse(readFileSync(file, 'utf8')) as { remote?: string };
  const id = REMOTE_IDS.find((one) => one === remote);
  if (id) return id;
  throw new Error(`${file} names no remote of the contract in "remote". One of: ${REMOTE_IDS.join(', ')}`);
};
