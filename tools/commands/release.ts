/**
 * `pnpm release <remote|shell|office|api>`: builds the package, checks its compatibility with the current releases,
 * signs it and makes it current. `--dry-run` stops before the last step. `--share 5`, `--steps 1,10,50` and `--stop`
 * start, change and end a canary. `--preview blog-redesign` makes the release reachable for browsers with its link;
 * `--days`, `--new-link` and `--remove` belong to it. `--key <file>` is the private key; default: RELEASE_KEY_FILE,
 * RELEASE_KEY, or the development key of a demo shop.
 */
import { parseArgs } from 'node:util';
import { openReleaseStore } from 'releases/release-store';
import { candidateId, prepareCandidate } from '../src/deploy-check/candidate.ts';
import { checkDeploy, reportChecks } from '../src/deploy-check/check-deploy.ts';
import { openReleaseSigning } from '../src/keys/release-signing.ts';
import { asCommand } from '../src/process/as-command.ts';
import { commandWords } from '../src/process/command-words.ts';
import { changeWithoutBuild, publishBuild } from '../src/release/publish-build.ts';
import { RELEASE_OPTIONS, readReleaseOptions } from '../src/release/release-options.ts';
import { openReleases, pullReleases } from '../src/workspace/releases.ts';

const release = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    args: commandWords(),
    allowPositionals: true,
    options: RELEASE_OPTIONS,
  });
  const options = readReleaseOptions(values);
  const signing = options.isDryRun ? undefined : openReleaseSigning(values.key);
  const id = candidateId(...positionals);
  signing?.assertOwner(id);
  const releases = openReleases(signing);
  const changed = await changeWithoutBuild(releases, id, options);
  if (changed) return console.log(changed);
  const candidate = await prepareCandidate(id);
  await pullReleases(releases, id);
  const local = openReleaseStore(releases.dir, signing);
  const lines = checkDeploy(candidate, releases.dir, local);
  if (reportChecks(`${id} ${candidate.record.version}`, lines) && !options.isDryRun)
    for (const line of await publishBuild(releases, local, candidate, options)) console.log(line);
};

await asCommand(release);
