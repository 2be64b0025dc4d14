/** `pnpm rollback <remote>`: make the version before the current one current again. */
import path from 'node:path';
import { openReleases } from './release-store.ts';
import { remoteFolder, WORKSPACE } from './remote-folder.ts';

try {
  const id = path.basename(remoteFolder(process.argv[2])).replace('mfe-', '');
  const version = openReleases(path.resolve(WORKSPACE, process.env.RELEASES_DIR ?? 'releases')).rollback(id);
  console.log(`${id} ${version} is current`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
