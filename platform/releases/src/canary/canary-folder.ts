/**
 * Folder `canary/` of the releases, the only one that shells write to: records of stopped and changed canaries and of
 * rollbacks, and the counts of each process.
 */
import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { writeWhole } from 'object-storage/write-whole';
import { z } from 'zod';
import { type CanaryRecord, canaryRecord } from './canary.ts';
import { countsSchema } from './counts.ts';
import { type RollbackRecord, rollbackRecord } from './rollback.ts';

/** Counts of a process that has not written for this long are deleted, if it counts no running canary. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

const healthSchema = z.object({
  /** ISO time. */
  at: z.string(),
  /** Canary (`<id> <seed>`) → counts. */
  canaries: z.record(z.string(), countsSchema),
});
type Health = z.output<typeof healthSchema>;

/** The last counts of a canary that has ended. */
const resultSchema = z.object({
  version: z.string(),
  /** Version with which the canary was compared. */
  control: z.string(),
  /** ISO time of the end. */
  at: z.string(),
  counts: countsSchema,
});
type CanaryResult = z.output<typeof resultSchema>;

/** A change that a shell has recorded: of a canary, or a rollback. */
export type ShellRecord = CanaryRecord | RollbackRecord;
const shellRecord = z.union([canaryRecord, rollbackRecord]);

export const isRecordName = (name: string): boolean => name.endsWith('.record.json');

/** Names of the JSON files in a folder. Empty for a folder that does not exist. */
export const jsonNamesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Reads a JSON file. Null for one that another program deleted, or that is invalid. */
const readJson = <T>(file: string, schema: z.ZodType<T>): T | null => {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};

/** Name of the file of a record, without its ending. */
const nameOf = (record: ShellRecord): string => {
  const { kind, id } = record;
  if (kind === 'rollback') return `${id}.${kind}-${Date.parse(record.at)}`;
  if (kind === 'share') return `${id}.${record.seed}.${kind}-${Date.parse(record.at)}`;
  if (kind === 'stop') return `${id}.${record.seed}.${kind}`;
  // The team may lower the share afterwards. Then the shells raise it to the same one again.
  return `${id}.${record.seed}.${kind}-${record.share}-${Date.parse(record.since ?? record.at)}`;
};

/** Adds a file under a name that must not exist. Network folders may know no links: there it may appear in parts. */
const addFile = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
};

export const openCanaryFolder = (releasesDir: string) => {
  const folder = path.join(releasesDir, 'canary');
  const health = path.join(folder, 'health');
  const results = path.join(folder, 'results');
  const recordNames = () => jsonNamesIn(folder).filter(isRecordName).sort();

  return {
    /** Changes whenever a record is added. */
    revision: () => recordNames().join(),
    records: () => recordNames().flatMap((name) => readJson(path.join(folder, name), shellRecord) ?? []),
    /** Adds a record. Of stops and raises from the same share, only the first one is kept. */
    record(record: ShellRecord): void {
      const part = path.join(folder, `${randomUUID()}.part`);
      mkdirSync(folder, { recursive: true });
      try {
        writeFileSync(part, JSON.stringify(record));
        // The record appears whole. Unlike a rename, this fails if it exists.
        addFile(part, path.join(folder, `${nameOf(record)}.record.json`));
      } catch (error) {
        // Another shell has recorded the same stop or raise.
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        rmSync(part, { force: true });
      }
    },
    /** Replaces the counts of a process. */
    writeHealth(instance: string, counts: Health): void {
      writeWhole(path.join(health, `${instance}.json`), JSON.stringify(counts));
    },
    /** Counts of all processes. */
    readHealth: () =>
      jsonNamesIn(health).flatMap((name) => readJson(path.join(health, name), healthSchema) ?? []),
    /** Keeps the counts of the last canary of a remote. */
    keepResult(id: string, result: CanaryResult): void {
      writeWhole(path.join(results, `${id}.json`), JSON.stringify(result));
    },
    /** Null before a canary of the remote has ended. */
    readResult: (id: string) => readJson(path.join(results, `${id}.json`), resultSchema),
    /** Deletes old counts of processes that count none of these canaries. */
    forget(running: ReadonlySet<string>, now = Date.now()): void {
      for (const name of jsonNamesIn(health)) {
        const file = path.join(health, name);
        const found = readJson(file, healthSchema);
        const isUsed = found && Object.keys(found.canaries).some((canary) => running.has(canary));
        const isNew = found && now - Date.parse(found.at) < FORGOTTEN_MS;
        if (!isUsed && !isNew) rmSync(file, { force: true });
      }
    },
  };
};

export type CanaryFolder = ReturnType<typeof openCanaryFolder>;
