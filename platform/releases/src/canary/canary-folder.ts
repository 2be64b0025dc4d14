/**
 * Folder `canary/` of the releases, the only one that shells write to: records of stopped and raised canaries, and the
 * counts of each process.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type CanaryRecord, canaryRecord } from './canary.ts';
import { countsSchema } from './counts.ts';

/** Counts of a process that has not written for this long are deleted, if it counts no running canary. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

const healthSchema = z.object({
  /** ISO time. */
  at: z.string(),
  /** Canary (`<id> <seed>`) → counts. */
  canaries: z.record(z.string(), countsSchema),
});
type Health = z.output<typeof healthSchema>;

export interface CanaryFolder {
  /** Changes whenever a record is added. */
  revision(): string;
  records(): CanaryRecord[];
  /** Adds a record. Only the first one of its kind, canary and share is kept. */
  record(record: CanaryRecord): void;
  /** Replaces the counts of a process. */
  writeHealth(instance: string, health: Health): void;
  /** Counts of all processes. */
  readHealth(): Health[];
  /** Deletes old counts of processes that count none of these canaries. */
  forget(running: ReadonlySet<string>, now?: number): void;
}

const RECORD = /\.record\.json$/;

const namesIn = (folder: string): string[] => {
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

const isSome = <T>(value: T | null): value is T => value !== null;

export const openCanaryFolder = (releasesDir: string): CanaryFolder => {
  const folder = path.join(releasesDir, 'canary');
  const health = path.join(folder, 'health');
  const recordNames = () =>
    namesIn(folder)
      .filter((name) => RECORD.test(name))
      .sort();

  return {
    revision: () => recordNames().join(),
    records: () =>
      recordNames()
        .map((name) => readJson(path.join(folder, name), canaryRecord))
        .filter(isSome),
    record(record) {
      const { id, seed, kind } = record;
      const name = kind === 'raise' ? `${kind}-${record.share}` : kind;
      mkdirSync(folder, { recursive: true });
      try {
        writeFileSync(path.join(folder, `${id}.${seed}.${name}.record.json`), JSON.stringify(record), {
          flag: 'wx',
        });
      } catch (error) {
        // Another shell has found the same.
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    },
    writeHealth(instance, counts) {
      mkdirSync(health, { recursive: true });
      const file = path.join(health, `${instance}.json`);
      writeFileSync(`${file}.part`, JSON.stringify(counts));
      renameSync(`${file}.part`, file);
    },
    readHealth: () =>
      namesIn(health)
        .map((name) => readJson(path.join(health, name), healthSchema))
        .filter(isSome),
    forget(running, now = Date.now()) {
      for (const name of namesIn(health)) {
        const file = path.join(health, name);
        const found = readJson(file, healthSchema);
        const isUsed = found && Object.keys(found.canaries).some((canary) => running.has(canary));
        const isNew = found && now - Date.parse(found.at) < FORGOTTEN_MS;
        if (!isUsed && !isNew) rmSync(file, { force: true });
      }
    },
  };
};
