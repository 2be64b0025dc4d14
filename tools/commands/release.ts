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
import {
  type CanaryOptions,
  changeRunning,
  readCanaryOptions,
  startNew,
} from '../src/canary/release-canary.ts';
import { candidateName, prepareCandidate } from '../src/deploy-check/candidate.ts';
import { checkDeploy, describeChecks } from '../src/deploy-check/check-deploy.ts';
import { openReleaseSigning } from '../src/keys/release-signing.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

interface Wanted extends CanaryOptions {
  id: string;
  isDryRun: boolean;
}

/** Builds, checks and releases, to everybody or to a share of the shoppers. */
const releaseBuild = async (
  releasesDir: string,
  releases: ReturnType<typeof openReleaseStore>,
  { id, isDryRun, share, steps }: Wanted,
): Promise<void> => {
  const candidate = prepareCandidate(id);
  const { name, record, dist } = candidate;
  const lines = await checkDeploy(candidate, releasesDir, releases);
  console.log(describeChecks(`${id} ${record.version}`, lines));
  if (lines.some(({ kind }) => kind === 'failed')) process.exitCode = 1;
  else if (!isDryRun) {
    const { version } = dist ? releases.copy(path.join(WORKSPACE, name), 'own') : record;
    if (!dist) releases.keepContract(record);
    const bytes = addDeltas(releasesDir, id, version);
    if (share === undefined || share === 100) releases.point(id, version, 'release');
    const done =
      share === undefined || share === 100
        ? `${id} ${version} is current`
        : startNew(releases, id, { version, share, steps });
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
  const releasesDir = path.resolve(WORKSPACE, process.env.RELEASES_DIR ?? 'releases');
  const signing = values['dry-run'] ? undefined : openReleaseSigning(values.key);
  const releases = openReleaseStore(releasesDir, signing);
  const id = candidateName(positionals[0]).replace('mfe-', '');
  const changed = changeRunning(releases, { ...options, releasesDir, id });
  if (changed) console.log(changed);
  else await releaseBuild(releasesDir, releases, { id, isDryRun: values['dry-run'], ...options });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
