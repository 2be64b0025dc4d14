/** `pnpm release <remote>`: build it and make that build current. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { openReleases } from './release-store.ts';
import { remoteFolder, WORKSPACE } from './remote-folder.ts';

try {
  const folder = remoteFolder(process.argv[2]);
  const build = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.ts'), folder], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error(`${path.basename(folder)} was not released: its build failed`);
  const releases = openReleases(path.resolve(WORKSPACE, process.env.RELEASES_DIR ?? 'releases'));
  const { id, version } = releases.copy(folder);
  releases.point(id, version, 'release');
  console.log(`${id} ${version} is current`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
