/**
 * Exchanges the folder `canary/` between a bucket and its local copy: the records of the shells, and the counts of each
 * shell.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ObjectStorage, WriteConflict } from 'object-storage/object-storage';
import { writeWhole } from 'object-storage/write-whole';
import { isRecordName, jsonNamesIn } from '../canary/canary-folder.ts';

const RECORDS = 'canary/';
const HEALTH = 'canary/health/';
/** Object that changes with each new record. Shells poll it, because a list of all records costs more. */
const MARK = 'canary/changed';

/** Copies records that the local folder lacks. A record never changes. */
export const pullRecords = async (
  storage: ObjectStorage,
  dir: string,
  keys?: readonly string[],
): Promise<void> => {
  const known = new Set(jsonNamesIn(path.join(dir, RECORDS)).map((name) => RECORDS + name));
  for (const key of (keys ?? (await storage.list(RECORDS))).filter(isRecordName)) {
    const found = known.has(key) ? null : await storage.read(key);
    if (found) writeWhole(path.join(dir, key), found.body);
  }
};

/** Local records that the bucket lacks. */
const newRecords = (dir: string, keys: readonly string[]): string[] =>
  jsonNamesIn(path.join(dir, RECORDS)).filter((name) => !keys.includes(RECORDS + name));

/** Adds records to the bucket. Keeps a record of the same name that another shell has added first. */
const pushRecords = async (storage: ObjectStorage, dir: string, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const body = readFileSync(path.join(dir, RECORDS, name));
    try {
      await storage.write(RECORDS + name, body, { condition: 'absent' });
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
};

/** @param instance name of this shell's counts */
export const openCanaryExchange = (storage: ObjectStorage, dir: string, instance: string) => {
  const own = `${HEALTH}${instance}.json`;
  const etags = new Map<string, string>();
  let sent = '';
  let mark: string | undefined;
  /** This shell has added a record, and the mark does not say so yet. */
  let isMarkDue = false;

  const pushCounts = async (): Promise<void> => {
    if (!existsSync(path.join(dir, own))) return;
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
      writeWhole(path.join(dir, key), found.body);
      etags.set(key, found.etag);
    }
  };

  return {
    /** Sends records and counts of this shell, and fetches those of the others. @throws StorageError */
    async exchange() {
      const keys = await storage.list(RECORDS);
      const added = newRecords(dir, keys);
      isMarkDue ||= added.length > 0;
      // Also before the records: the process may be killed before it writes the mark after them.
      if (isMarkDue) await storage.write(MARK, randomUUID());
      await pushRecords(storage, dir, added);
      if (isMarkDue) await storage.write(MARK, randomUUID());
      isMarkDue = false;
      await pullRecords(storage, dir, keys);
      await pushCounts();
      await pullCounts(keys);
    },
    /** Whether a shell has added a record since the last call. True at the first call with records. @throws StorageError */
    async isChanged(): Promise<boolean> {
      const found = await storage.readChanged(MARK, mark);
      if (found === null || found === 'unchanged') return false;
      mark = found.etag;
      return true;
    },
  };
};
