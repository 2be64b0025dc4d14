/** Deployment candidate: a remote, the shell, the office or the API of this tree. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContractRecord, recordApi, teamOf } from 'releases/contract-record';
import { ownershipOf } from '../build/owners.ts';
import { sourceVersion } from '../build/source-version.ts';
import { REMOTE_FOLDERS, WORKSPACE } from '../workspace/remote-folder.ts';

export interface Candidate {
  /** Package folder's name: `mfe-checkout`, `shell`, `office`, `api`. */
  name: string;
  record: ContractRecord;
  /** Folder of the build. Null for the API. */
  dist: string | null;
}

const NAMES: readonly string[] = [...REMOTE_FOLDERS, 'shell', 'office', 'api'];
const CANDIDATE_IDS = NAMES.map((name) => name.replace('mfe-', ''));

/** Folder name of the candidate with this id. @throws Error that lists the valid candidates */
export const candidateName = (id: string | undefined): string => {
  const name = NAMES.find((one) => id && (one === id || one === `mfe-${id}`));
  if (!name) throw new Error(`Which one? One of: ${CANDIDATE_IDS.join(', ')}`);
  return name;
};

/**
 * Builds the candidate if its build is stale, and reads its contract record.
 * @throws Error when the build fails
 */
export const prepareCandidate = (id: string | undefined): Candidate => {
  const name = candidateName(id);
  const dir = path.join(WORKSPACE, name);
  if (name === 'api')
    return { name, record: recordApi(sourceVersion(dir), teamOf(ownershipOf(dir))), dist: null };
  const script = path.join(WORKSPACE, 'tools/commands/build-package.ts');
  const build = spawnSync(process.execPath, [script, dir], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error(`${name} was not released: its build failed`);
  const dist = path.join(dir, 'dist');
  const record = JSON.parse(readFileSync(path.join(dist, 'contract.json'), 'utf8')) as ContractRecord;
  return { name, record, dist };
};
