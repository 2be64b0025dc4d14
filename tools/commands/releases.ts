/** `pnpm releases [remote|shell|api]`: lists current versions and history (newest last). */
import { describeCanary } from '../src/canary/release-canary.ts';
import { candidateName } from '../src/deploy-check/candidate.ts';
import { openReleases } from '../src/workspace/releases.ts';

try {
  const id = process.argv[2] && candidateName(process.argv[2]).replace('mfe-', '');
  const releases = openReleases();
  const { remotes, hosts = {} } = await releases.pointers();
  if (Object.values(remotes).some(({ canary }) => canary)) await releases.pull();
  for (const [name, { version, since, previous, canary }] of Object.entries({ ...remotes, ...hosts })) {
    if (id && name !== id) continue;
    console.log(`${name.padEnd(10)} ${version}  since ${since}  before: ${previous.join(', ') || 'none'}`);
    if (canary) console.log(`${''.padEnd(10)} ${describeCanary(releases.dir, name, canary)}`);
  }
  for (const { at, id: name, from, to, by, canary } of await releases.history(id || undefined))
    console.log(
      `${at}  ${name.padEnd(10)} ` +
        (canary
          ? `canary ${canary.version} ${canary.share > 0 ? `at ${canary.share} %` : 'ended'}`
          : `${from ?? 'nothing'} → ${to}  by ${by}`),
    );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
