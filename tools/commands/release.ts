/**
 * `pnpm release <remote|shell|api>`: builds the package, checks its compatibility with the current releases,
 * and makes the build current. `--dry-run` stops before the last step.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDeltas, describeDeltas } from 'releases/add-deltas';
import { openReleaseStore } from 'releases/release-store';
import { prepareCandidate } from '../src/deploy-check/candidate.ts';
import { checkDeploy, describeChecks } from '../src/deploy-check/check-deploy.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const releasesDir = path.resolve(WORKSPACE, process.env.RELEASES_DIR ?? 'releases');
  const releases = openReleaseStore(releasesDir);
  const candidate = prepareCandidate(positionals[0]);
  const { name, record, dist } = candidate;
  const lines = await checkDeploy(candidate, releasesDir, releases);
  console.log(describeChecks(`${record.id} ${record.version}`, lines));
  if (lines.some(({ kind }) => kind === 'failed')) process.exitCode = 1;
  else if (!values['dry-run']) {
    if (dist) releases.copy(path.join(WORKSPACE, name));
    else releases.keepContract(record);
    const bytes = addDeltas(releasesDir, record.id, record.version);
    releases.point(record.id, record.version, 'release');
    if (bytes?.full) console.log(describeDeltas(bytes));
    console.log(`${record.id} ${record.version} is current`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
