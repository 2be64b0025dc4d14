import path from 'node:path';
import { allPointers } from 'releases/pointers';
import { readSignedManifest } from 'releases/signing/signed-release';
import type { ReleaseStorage } from 'releases/storage/release-storage';

const keyIn = (signature: unknown): unknown => (signature as { key?: unknown } | undefined)?.key;

const releaseKeyOf = (dir: string): unknown => {
  try {
    return keyIn(readSignedManifest(dir).signature);
  } catch {
    return undefined;
  }
};

/** Current releases and canaries that this key signed, or whose pointer it signed. */
export const releasesSignedBy = async (
  keyId: string,
  releases: Pick<ReleaseStorage, 'dir' | 'pointers'>,
): Promise<string[]> => {
  const pointers = allPointers(await releases.pointers());
  return Object.entries(pointers).flatMap(([id, { version, canary, signature }]) =>
    [version, ...(canary ? [canary.version] : [])]
      .filter((one) => [keyIn(signature), releaseKeyOf(path.join(releases.dir, id, one))].includes(keyId))
      .map((one) => `${id} ${one}`),
  );
};
