/**
 * `pnpm release <remote|shell|api>`: builds the package, checks its compatibility with the current releases,
 * signs it and makes it current. `--dry-run` stops before the last step. `--share 5`, `--steps 1,10,50` and `--stop`
 * start, change and end a canary. `--key <file>` is the private key; default: RELEASE_KEY_FILE, RELEASE_KEY, or the
 * development key of a demo shop.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDeltas, describeDeltas } from 'releases/add-deltas';
import { openReleaseStore } from 'releases/release-store';
import type { ReleaseSigning } from 'releases/signing/release-signing';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import {
  type CanaryOptions,
  changeRunning,
  readCanaryOptions,
  startNew,
} from '../src/canary/release-canary.ts';
import { candidateName, prepareCandidate } from '../src/deploy-check/candidate.ts';
import { checkDeploy, describeChecks } from '../src/deploy-check/check-deploy.ts';
import { openReleaseSigning } from '../src/keys/release-signing.ts';
import { openReleases, pullReleases } from '../src/workspace/releases.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

interface Wanted extends CanaryOptions {
  id: string;
  isDryRun: boolean;
}

/** Builds, checks and releases, to everybody or to a share of the shoppers. */
const releaseBuild = async (
  releases: ReleaseStorage,
  { id, isDryRun, share, steps }: Wanted,
  signing: ReleaseSigning | undefined,
): Promise<void> => {
  const candidate = prepareCandidate(id);
  const { name, record, dist } = candidate;
  await pullReleases(releases, id);
  const local = openReleaseStore(releases.dir, signing);
  const lines = await checkDeploy(candidate, releases.dir, local);
  console.log(describeChecks(`${id} ${record.version}`, lines));
  if (lines.some(({ kind }) => kind === 'failed')) process.exitCode = 1;
  else if (!isDryRun) {
    await releases.fetch(id, record.version);
    const { version } = dist ? local.copy(path.join(WORKSPACE, name), 'own') : record;
    if (!dist) local.keepContract(record);
    const bytes = addDeltas(releases.dir, id, version);
    await releases.publish(id, version);
    if (share === undefined || share === 100) await releases.point(id, version, 'release');
    const done =
      share === undefined || share === 100
        ? `${id} ${version} is current`
        : await startNew(releases, id, { version, share, steps });
    if (bytes?.full) console.log(describeDeltas(bytes));
    console.log(done);
  }
};

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      key: { type: 'string' },
      share: { type: 'string' },
      steps: { type: 'string' },
      stop: { type: 'boolean' },
    },
  });
  const options = readCanaryOptions(values);
  const signing = values['dry-run'] ? undefined : openReleaseSigning(values.key);
  const releases = openReleases(signing);
  const id = candidateName(positionals[0]).replace('mfe-', '');
  const changed = await changeRunning(releases, { ...options, id });
  if (changed) console.log(changed);
  else await releaseBuild(releases, { id, isDryRun: values['dry-run'], ...options }, signing);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
