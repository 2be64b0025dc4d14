import { addDeltas } from 'releases/add-deltas';
import type { ReleaseStorage } from 'releases/storage/release-storage';

/**
 * Adds the files that bring browsers from other versions to this one. The version is current before, so shoppers do not
 * wait for them, and a failure does not fail the rollback.
 */
const writeDeltas = async (releases: ReleaseStorage, id: string, version: string): Promise<void> => {
  try {
    await releases.pull(id);
    addDeltas(releases.dir, id, version);
    await releases.publish(id, version);
  } catch (error) {
    console.error(`Browsers load whole files, because a delta failed: ${(error as Error).message}`);
  }
};

/** Makes the previous version current again, or the wanted one. Prints and returns it. */
export const rollBack = async (
  releases: ReleaseStorage,
  id: string,
  wanted: string | undefined,
): Promise<string> => {
  const version = await releases.rollback(id, wanted);
  console.log(`${id} ${version} is current`);
  await writeDeltas(releases, id, version);
  return version;
};
