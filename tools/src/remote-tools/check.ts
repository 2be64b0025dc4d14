/** Builds the remote of this repository and checks whether it fits the shop. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractRecord } from 'releases/contract-record';
import { buildFolder } from '../build/build-folder.ts';
import {
  type CheckLine,
  checkContracts,
  checkSuite,
  type ReleasedContracts,
} from '../deploy-check/check-deploy.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { checkBytes } from './check-bytes.ts';

export interface RemoteBuild {
  record: ContractRecord;
  /** Folder of the build. */
  dist: string;
}

/** Builds if the sources changed since the last build. @throws Error with webpack's errors */
export const buildRemote = async (): Promise<RemoteBuild> => {
  console.log(await buildFolder(WORKSPACE));
  const dist = path.join(WORKSPACE, 'dist');
  return { dist, record: JSON.parse(readFileSync(path.join(dist, 'contract.json'), 'utf8')) };
};

/** Compares the build with the shop, measures it and runs the conformance suite. */
export const checkRemote = async (
  { record, dist }: RemoteBuild,
  contracts: ReleasedContracts,
): Promise<CheckLine[]> => [
  ...checkContracts(record, contracts),
  checkBytes(record.id, dist),
  await checkSuite('.'),
];
