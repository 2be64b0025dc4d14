/** Deployment candidate: a remote, the shell, the office or the API of this tree. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContractRecord, recordApi, teamOf } from 'releases/contract-record';
import { ownershipOf } from '../build/owners.ts';
import { sourceVersion } from '../build/source-version.ts';
import { packageId, REMOTE_FOLDERS, WORKSPACE } from '../workspace/remote-folder.ts';
import type { CheckLine } from './check-line.ts';
import { checkSuite } from './check-suite.ts';

export interface Candidate {
  /** Package folder's name: `mfe-checkout`, `shell`, `office`, `api`. */
  name: string;
  record: ContractRecord;
  /** Folder of the build. Null for the API. */
  dist: string | null;
  /** Result of its conformance suite. */
  suite: CheckLine;
}

const FOLDERS: readonly string[] = [...REMOTE_FOLDERS, 'shell', 'office', 'api'];

/** Accepts `checkout` and `mfe-checkout`. @throws Error that lists the valid candidates */
const candidateFolder = (name: string | undefined): string => {
  const folder = FOLDERS.find((one) => one === name || one === `mfe-${name}`);
  if (!folder) throw new Error(`Which one? One of: ${FOLDERS.map(packageId).join(', ')}`);
  return folder;
};

/**
 * Id of the candidate on a command line: `checkout` also for `mfe-checkout`.
 * @throws Error that lists the valid candidates, and for more than one word
 */
export const candidateId = (...words: readonly (string | undefined)[]): string => {
  if (words.length > 1) throw new Error(`One at a time, not ${words.join(' ')}`);
  return packageId(candidateFolder(words[0]));
};

/** Builds the candidate if its build is stale. @throws Error when the build fails */
const buildCandidate = async (name: string): Promise<Omit<Candidate, 'suite'>> => {
  const dir = path.join(WORKSPACE, name);
  if (name === 'api')
    return { name, record: recordApi(sourceVersion(dir), teamOf(ownershipOf(dir))), dist: null };
  const script = path.join(WORKSPACE, 'tools/commands/build-package.ts');
  const [code] = await once(spawn(process.execPath, [script, dir], { stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`${name} was not released: its build failed`);
  const dist = path.join(dir, 'dist');
  const record = JSON.parse(readFileSync(path.join(dist, 'contract.json'), 'utf8')) as ContractRecord;
  return { name, record, dist };
};

/**
 * Builds the candidate and reads its contract record. The suite reads sources only, so it runs beside the build.
 * @throws Error when the build fails
 */
export const prepareCandidate = async (id: string | undefined): Promise<Candidate> => {
  const name = candidateFolder(id);
  const [build, suite] = await Promise.all([buildCandidate(name), checkSuite(name)]);
  return { ...build, suite };
};
