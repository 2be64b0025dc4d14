/**
 * Exchanges the folder `canary/` between a bucket and its local copy: records of stopped and raised canaries, and the
 * counts of each shell.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ObjectStorage, WriteConflict } from 'object-storage/object-storage';

const RECORDS = 'canary/';
const HEALTH = 'canary/health/';
const isRecord = (key: string): boolean => key.endsWith('.record.json');

const localNames = (dir: string, prefix: string): string[] => {
  try {
    return readdirSync(path.join(dir, prefix)).filter((name) => name.endsWith('.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

const writeLocal = (dir: string, key: string, body: Buffer): void => {
  const file = path.join(dir, key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, body);
  renameSync(`${file}.part`, file);
};

/** Copies records that the local folder lacks. A record never changes. */
export const pullRecords = async (
  storage: ObjectStorage,
  dir: string,
  keys?: readonly string[],
): Promise<void> => {
  const known = new Set(localNames(dir, RECORDS).map((name) => RECORDS + name));
  for (const key of (keys ?? (await storage.list(RECORDS))).filter(isRecord)) {
    const found = known.has(key) ? null : await storage.read(key);
    if (found) writeLocal(dir, key, found.body);
  }
};

/** Adds local records to the bucket. Another shell may have recorded the same first. */
const pushRecords = async (storage: ObjectStorage, dir: string, keys: readonly string[]): Promise<void> => {
  for (const name of localNames(dir, RECORDS).filter((one) => !keys.includes(RECORDS + one))) {
    const body = readFileSync(path.join(dir, RECORDS, name));
    try {
      await storage.write(RECORDS + name, body, { condition: 'absent' });
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
};

export interface CanaryExchange {
  /** Sends records and counts of this shell, and fetches those of the others. @throws StorageError */
  exchange(): Promise<void>;
}

/** @param instance name of this shell's counts */
export const openCanaryExchange = (storage: ObjectStorage, dir: string, instance: string): CanaryExchange => {
  const own = `${HEALTH}${instance}.json`;
  const etags = new Map<string, string>();
  let sent = '';

  const pushCounts = async (): Promise<void> => {
    if (!localNames(dir, HEALTH).includes(`${instance}.json`)) return;
    const text = readFileSync(path.join(dir, own), 'utf8');
    if (text === sent) return;
    await storage.write(own, text);
    sent = text;
  };
  const pullCounts = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys.filter((one) => one.startsWith(HEALTH) && one !== own)) {
      const found = await storage.readChanged(key, etags.get(key));
      // This shell has deleted counts that it fetched before, because they are old (canary-folder.ts).
      if (found === 'unchanged' && !existsSync(path.join(dir, key))) await storage.remove([key]);
      if (found === null || found === 'unchanged') continue;
      writeLocal(dir, key, found.body);
      etags.set(key, found.etag);
    }
  };

  return {
    async exchange() {
      const keys = await storage.list(RECORDS);
      await pushRecords(storage, dir, keys);
      await pullRecords(storage, dir, keys);
      await pushCounts();
      await pullCounts(keys);
    },
  };
};
