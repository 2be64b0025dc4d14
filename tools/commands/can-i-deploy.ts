/**
 * `pnpm can-i-deploy <remote|shell|office|api>`: checks whether the package of this tree is compatible with the
 * current releases of the others. Exit code 1 when it is not.
 */
import { openReleaseStore } from 'releases/release-store';
import { prepareCandidate } from '../src/deploy-check/candidate.ts';
import { checkDeploy, describeChecks } from '../src/deploy-check/check-deploy.ts';
import { openReleases, pullReleases } from '../src/workspace/releases.ts';

try {
  const releases = openReleases();
  const candidate = prepareCandidate(process.argv[2]);
  await pullReleases(releases);
  const { id, version } = candidate.record;
  const lines = await checkDeploy(candidate, releases.dir, openReleaseStore(releases.dir));
  console.log(describeChecks(`${id} ${version}`, lines));
  if (lines.some(({ kind }) => kind === 'failed')) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
