import type { ObjectStorage } from 'object-storage/object-storage';
import { openStorage } from 'object-storage/open-storage';
import { readBucketAddress } from 'object-storage/storage-address';
import { openCanaryFolder } from '../canary/canary-folder.ts';
import { openReleaseStore } from '../release-store.ts';
import type { ReleaseSigning } from '../signing/release-signing.ts';
import { openBucketReleases } from './bucket-releases.ts';
import type { ReleaseStorage } from './release-storage.ts';

const openFolderReleases = (dir: string, signing?: ReleaseSigning): ReleaseStorage => {
  const store = openReleaseStore(dir, signing);
  return {
    title: dir,
    dir,
    pull: async () => [],
    pointers: async () => store.read(),
    history: async (id) => store.history(id),
    records: async () => openCanaryFolder(dir).records(),
    fetch: async () => {},
    publish: async () => {},
    change: async (id, choose) => store.change(id, choose),
    point: async (id, version, by) => store.point(id, version, by),
    rollback: async (id, wanted) => store.rollback(id, wanted),
  };
};

export interface ReleaseSettings {
  /** `RELEASES_URL`: `s3://bucket/prefix`. Empty or missing: `dir` itself is the storage. */
  url?: string | undefined;
  dir: string;
}

/** @throws Error for a URL that is no bucket */
export const openBucket = (url: string): ObjectStorage => {
  if (readBucketAddress(url)) return openStorage(url);
  throw new Error(`RELEASES_URL ${url} is no bucket. Use s3://bucket/prefix, or leave it empty`);
};

/**
 * Opens the storage without a request.
 * @param signing absent in a program that only reads. Shells refuse pointers without a signature
 * @throws Error for a URL that is no bucket, and for a folder that is not the local copy of this bucket
 */
export const openReleaseStorage = (
  { url, dir }: ReleaseSettings,
  signing?: ReleaseSigning,
): ReleaseStorage =>
  url ? openBucketReleases(openBucket(url), dir, signing) : openFolderReleases(dir, signing);
