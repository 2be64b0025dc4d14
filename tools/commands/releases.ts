/** `pnpm releases [remote|shell|api]`: lists current versions and history (newest last). */
import path from 'node:path';
import { openReleaseStore } from 'releases/release-store';
import { candidateName } from '../src/deploy-check/candidate.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

try {
  const id = process.argv[2] && candidateName(process.argv[2]).replace('mfe-', '');
  const releases = openReleaseStore(path.resolve(WORKSPACE, process.env.RELEASES_DIR ?? 'releases'));
  const { remotes, hosts = {} } = releases.read();
  for (const [name, { version, since, previous }] of Object.entries({ ...remotes, ...hosts })) {
    if (id && name !== id) continue;
    console.log(`${name.padEnd(10)} ${version}  since ${since}  before: ${previous.join(', ') || 'none'}`);
  }
  for (const { at, id: name, from, to, by } of releases.history(id || undefined))
    console.log(`${at}  ${name.padEnd(10)} ${from ?? 'nothing'} → ${to}  by ${by}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
