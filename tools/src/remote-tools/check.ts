/** Builds the remote of this repository and checks whether it fits the shop. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractRecord } from 'releases/contract-record';
import { buildFolder } from '../build/build-folder.ts';
import { checkContracts, type ReleasedContracts } from '../deploy-check/check-deploy.ts';
import type { CheckLine } from '../deploy-check/check-line.ts';
import { checkSuite } from '../deploy-check/check-suite.ts';
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

/** Builds, and runs the conformance suite beside it. Compares the build with the shop, and measures it. */
export const checkRemote = async (
  contracts: ReleasedContracts,
): Promise<{ build: RemoteBuild; lines: CheckLine[] }> => {
  const [build, suite] = await Promise.all([buildRemote(), checkSuite('.')]);
  const { record, dist } = build;
  return { build, lines: [...checkContracts(record, contracts), checkBytes(record.id, dist), suite] };
};
