import path from 'node:path';
import { openReleaseStore } from 'releases/release-store';
import { readSignedManifest } from 'releases/signing/signed-release';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const keyIn = (signature: unknown): unknown => (signature as { key?: unknown } | undefined)?.key;

const releaseKeyOf = (dir: string): unknown => {
  try {
    return keyIn(readSignedManifest(dir).signature);
  } catch {
    return undefined;
  }
};

/** Current releases that this key signed, or whose pointer it signed. */
export const releasesSignedBy = (keyId: string): string[] => {
  const releasesDir = path.resolve(WORKSPACE, process.env.RELEASES_DIR || 'releases');
  return Object.entries(openReleaseStore(releasesDir).read().remotes)
    .filter(
      ([id, { version, signature }]) =>
        keyIn(signature) === keyId || releaseKeyOf(path.join(releasesDir, id, version)) === keyId,
    )
    .map(([id, { version }]) => `${id} ${version}`);
};
