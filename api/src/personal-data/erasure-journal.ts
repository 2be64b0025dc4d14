/**
 * Journal of erased persons, in the shop's storage and not in the database: a restored backup contains the persons
 * again, and `shop restore` erases them once more. An entry names nobody: it holds a keyed hash of the address.
 */
import { createHmac, randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { openPictureStorage } from '../media/picture-storage.ts';

/** Settings with the key of the hashes and the storage. */
export type ErasureConfig = Pick<Config, 'APP_SECRET' | 'STORAGE_URL' | 'STORAGE_DIR'>;

export interface JournalEntry {
  /** Time of the erasure, ISO 8601. */
  at: string;
  /** Mark of the address. Null when the person had not proven it: then only the account was erased. */
  mark: string | null;
  userId: string | null;
}

const FOLDER = '.erased/';

/** Stands for an address that was erased. Only a person who knows the address can compute it again. */
export const markOf = (secret: string, email: string): string =>
  `erased:${createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url').slice(0, 24)}`;

export const recordErasure = async (
  config: ErasureConfig,
  { email, userId, isProven }: { email: string; userId: string | null; isProven: boolean },
): Promise<void> => {
  const entry: JournalEntry = {
    at: new Date().toISOString(),
    mark: isProven ? markOf(config.APP_SECRET, email) : null,
    userId,
  };
  await openPictureStorage(config).write(
    `${FOLDER}${entry.at.replaceAll(':', '-')}-${randomUUID()}.json`,
    JSON.stringify(entry),
  );
};

/** Entries from this moment on. */
export const readErasures = async (config: ErasureConfig, since: Date): Promise<JournalEntry[]> => {
  const storage = openPictureStorage(config);
  const first = `${FOLDER}${since.toISOString().replaceAll(':', '-')}`;
  const keys = (await storage.list(FOLDER)).filter((key) => key >= first);
  const found = await Promise.all(keys.map((key) => storage.read(key)));
  return found.flatMap((object) => (object ? [JSON.parse(object.body.toString()) as JournalEntry] : []));
};
