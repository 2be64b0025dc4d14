import type { Log } from '../attempt.ts';
import type { Trust } from '../signing/trust.ts';
import { followBucket } from './follow-bucket.ts';
import { openMirror } from './mirror.ts';
import { openBucket, type ReleaseSettings } from './open-release-storage.ts';

/**
 * Keeps the shell's folder of releases up to date with the bucket. Without a bucket, the folder is the storage.
 * @throws Error for a URL that is no bucket, and for a folder that is not the local copy of this bucket
 */
export const followReleases = (
  { url, dir, trust }: ReleaseSettings & { trust: Pick<Trust, 'checkPointer'> },
  log: Log,
) =>
  url
    ? followBucket(openMirror(openBucket(url), dir, { trust }), log)
    : { awaySince: () => undefined, stop: () => {} };
