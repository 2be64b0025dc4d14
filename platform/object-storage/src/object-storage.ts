/** Storage of whole files under keys: a folder (folder-storage.ts), or an S3-compatible bucket (s3-storage.ts). */

interface StoredObject {
  body: Buffer;
  /** Changes with the content. Only comparable with tags of the same storage. */
  etag: string;
}

/** `absent`: the key must not exist yet. `etag`: the object must still have this tag. */
type WriteCondition = 'absent' | { etag: string };

interface WriteOptions {
  /** The write happens only if this is true at that moment. */
  condition?: WriteCondition;
}

export interface ObjectStorage {
  /** Address for messages. Contains no credentials. */
  readonly title: string;
  /** Null if the key does not exist. */
  read(key: string): Promise<StoredObject | null>;
  /** Like `read`, but transfers nothing if the object still has the tag `known`. */
  readChanged(key: string, known: string | undefined): Promise<StoredObject | 'unchanged' | null>;
  has(key: string): Promise<boolean>;
  /**
   * Writes a whole object. Readers see the earlier object or this one, never a part.
   * @returns its tag
   * @throws WriteConflict if the condition is not true
   */
  write(key: string, body: Uint8Array | string, options?: WriteOptions): Promise<string>;
  /** All keys that begin with the prefix, sorted. An empty prefix lists everything. */
  list(prefix: string): Promise<string[]>;
  /** Keys that do not exist are skipped. */
  remove(keys: readonly string[]): Promise<void>;
}

/** Another process wrote the object first. Read it again, then decide again. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';

  constructor(title: string, key: string) {
    super(`${title}: ${key} was changed by another process`);
  }
}

/** The storage cannot be reached, or refuses the access. The message names the storage and the reason. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

const SEGMENT = /^[\w.-]+$/;

/** Whether the storage can name an object like this. */
export const isKey = (key: string): boolean =>
  key.split('/').every((part) => SEGMENT.test(part) && part !== '.' && part !== '..');

/**
 * Refuses keys that are unsafe as a path, and those that not every storage can hold.
 * @throws StorageError
 */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new StorageError(`${JSON.stringify(key)} cannot be a key of the storage`);
  return key;
};
