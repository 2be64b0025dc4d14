import { openStorage } from 'object-storage/open-storage';
import { readBucketAddress } from 'object-storage/storage-address';
import { openReleaseStore } from '../release-store.ts';
import { openBucketReleases } from './bucket-releases.ts';
import type { ReleaseStorage } from './release-storage.ts';

const openFolderReleases = (dir: string): ReleaseStorage => {
  const store = openReleaseStore(dir);
  return {
    title: dir,
    dir,
    pull: async () => [],
    pointers: async () => store.read(),
    history: async (id) => store.history(id),
    publish: async () => {},
    change: async (id, choose) => store.change(id, choose),
    point: async (id, version, by) => store.point(id, version, by),
    rollback: async (id, wanted) => store.rollback(id, wanted),
  };
};

interface ReleaseSettings {
  /** `RELEASES_URL`: `s3://bucket/prefix`. Empty or missing: `dir` itself is the storage. */
  url?: string | undefined;
  /** `RELEASES_DIR`. */
  dir: string;
}

/**
 * Opens the storage without a request.
 * @throws Error for a URL that is no bucket, and for a folder that is not the local copy of this bucket
 */
export const openReleaseStorage = ({ url, dir }: ReleaseSettings): ReleaseStorage => {
  if (!url) return openFolderReleases(dir);
  if (!readBucketAddress(url))
    throw new Error(`RELEASES_URL ${url} is no bucket. Use s3://bucket/prefix, or leave it empty`);
  return openBucketReleases(openStorage(url), dir);
};
