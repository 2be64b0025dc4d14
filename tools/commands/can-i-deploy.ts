/**
 * `pnpm can-i-deploy <remote|shell|office|api>`: checks whether the package of this tree is compatible with the
 * current releases of the others. Exit code 1 when it is not. `--who-reads cart.state.total` lists the releases that use
 * a field of a topic or an endpoint, with their teams, instead.
 */
import { parseArgs } from 'node:util';
import { openReleaseStore } from 'releases/release-store';
import { whoReads } from 'releases/who-reads';
import { candidateId, prepareCandidate } from '../src/deploy-check/candidate.ts';
import { checkDeploy, reportChecks } from '../src/deploy-check/check-deploy.ts';
import { asCommand } from '../src/process/as-command.ts';
import { commandWords } from '../src/process/command-words.ts';
import { openReleases, pullReleases } from '../src/workspace/releases.ts';

await asCommand(async () => {
  const { positionals, values } = parseArgs({
    args: commandWords(),
    allowPositionals: true,
    options: { 'who-reads': { type: 'string' } },
  });
  const { 'who-reads': field } = values;
  const releases = openReleases();
  if (field === undefined) {
    const candidate = await prepareCandidate(candidateId(...positionals));
    await pullReleases(releases);
    const { id, version } = candidate.record;
    const lines = checkDeploy(candidate, releases.dir, openReleaseStore(releases.dir));
    reportChecks(`${id} ${version}`, lines);
  } else {
    await pullReleases(releases);
    const readers = whoReads(field, openReleaseStore(releases.dir).read(), releases.dir);
    const lines = readers.map(({ id, version, state, uses, team }) =>
      [id.padEnd(10), version, state, uses.join(', '), ...team].join('  '),
    );
    console.log(lines.join('\n') || `No release uses ${field}. Write <topic or endpoint id>.<field>`);
  }
});
