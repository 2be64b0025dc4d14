/**
 * `pnpm rollback <remote|shell|api> [version]`: makes the previous version, or the given one, current again, and
 * signs the pointer. `--key <file>` is the private key, as in `pnpm release`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDeltas } from 'releases/add-deltas';
import { openReleaseStore } from 'releases/release-store';
import { candidateName } from '../src/deploy-check/candidate.ts';
import { openReleaseSigning } from '../src/keys/release-signing.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

/** Runs after the pointer has moved: a rollback neither waits for deltas nor fails without them. */
const writeDeltas = (...release: Parameters<typeof addDeltas>): void => {
  try {
    addDeltas(...release);
  } catch (error) {
    console.error(`Browsers load whole files, because a delta failed: ${(error as Error).message}`);
  }
};

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  const [name, wanted] = positionals;
  const id = candidateName(name).replace('mfe-', '');
  const releasesDir = path.resolve(WORKSPACE, process.env.RELEASES_DIR ?? 'releases');
  const version = openReleaseStore(releasesDir, openReleaseSigning(values.key)).rollback(id, wanted);
  console.log(`${id} ${version} is current`);
  writeDeltas(releasesDir, id, version);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
