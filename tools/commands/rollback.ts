/**
 * `pnpm rollback <remote|shell|api> [version]`: makes the previous version, or the given one, current again.
 */
import path from 'node:path';
import { openReleaseStore } from 'releases/release-store';
import { candidateName } from '../src/deploy-check/candidate.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

try {
  const id = candidateName(process.argv[2]).replace('mfe-', '');
  const releases = openReleaseStore(path.resolve(WORKSPACE, process.env.RELEASES_DIR ?? 'releases'));
  console.log(`${id} ${releases.rollback(id, process.argv[3])} is current`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
