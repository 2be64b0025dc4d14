import { openFolderStorage } from './folder-storage.ts';
import { type ObjectStorage, StorageError } from './object-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { readBucketAddress } from './storage-address.ts';

/**
 * Opens a storage without a request: errors of access appear at the first use.
 * @param address folder, or `s3://bucket/prefix`
 * @throws StorageError for an address that is neither
 */
export const openStorage = (address: string): ObjectStorage => {
  const bucket = readBucketAddress(address);
  if (bucket) return openS3Storage(bucket);
  if (/^[a-z0-9+-]+:\/\//.test(address))
    throw new StorageError(`${address} is no storage. Use a folder, or s3://bucket/prefix`);
  return openFolderStorage(address);
};
