/**
 * `pnpm rollback <remote|shell|office|api> [version]`: makes the previous version, or the given one, current again, and
 * signs the pointer. `--key <file>` is the private key, as in `pnpm release`.
 */
import { parseArgs } from 'node:util';
import { addDeltas } from 'releases/add-deltas';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import { candidateName } from '../src/deploy-check/candidate.ts';
import { openReleaseSigning } from '../src/keys/release-signing.ts';
import { openReleases } from '../src/workspace/releases.ts';

/** Runs after the pointer has moved: a rollback neither waits for deltas nor fails without them. */
const writeDeltas = async (releases: ReleaseStorage, id: string, version: string): Promise<void> => {
  try {
    await releases.pull(id);
    addDeltas(releases.dir, id, version);
    await releases.publish(id, version);
  } catch (error) {
    console.error(`Browsers load whole files, because a delta failed: ${(error as Error).message}`);
  }
};

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  const [name, wanted] = positionals;
  const id = candidateName(name).replace('mfe-', '');
  const releases = openReleases(openReleaseSigning(values.key));
  const version = await releases.rollback(id, wanted);
  console.log(`${id} ${version} is current`);
  await writeDeltas(releases, id, version);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
