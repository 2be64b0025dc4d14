import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PostgresError } from './postgres-error.ts';
import { processInfo } from './process-info.ts';

/** Owner of the database in a folder. */
const DATABASE_LOCK = 'owner.lock';

type Owner = { pid: number; startedAt: string };
export type OwnerLock = { release(): void };

/**
 * Gives one process at a time ownership of the data, by a lock file with its pid in the requested folder. A
 * lock whose owner has ended (SIGKILL, power cut, a pid that now belongs to another program) is taken over.
 * @throws PostgresError while the owner runs
 */
export function takeOwnerLock(folder: string, name = DATABASE_LOCK): OwnerLock {
  const file = path.join(folder, name);
  const mine = `${file}.${process.pid}`;
  const me: Owner = { pid: process.pid, startedAt: processInfo(process.pid)?.startedAt ?? '' };
  writeFileSync(mine, JSON.stringify(me));
  try {
    // link() fails if the name exists: of two simultaneous starts one wins, and a reader never sees a partial file.
    while (!tryLink(mine, file)) {
      const owner = read(file);
      if (owner && isAlive(owner)) throw inUse(folder, owner);
      removeStale(file, owner);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return { release: () => rmSync(file, { force: true }) };
}

/** True while a running process owns the database of this folder. */
export function isLocked(folder: string): boolean {
  const owner = read(path.join(folder, DATABASE_LOCK));
  return owner !== undefined && isAlive(owner);
}

function tryLink(mine: string, file: string): boolean {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  const info = processInfo(pid);
  return info !== undefined && !info.zombie && info.startedAt === startedAt;
}

function removeStale(file: string, seen: Owner | undefined): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another process was faster
  }
  // Another start may have taken the lock between reading and renaming. Then give that lock back.
  if (read(aside)?.pid !== seen?.pid) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function inUse(folder: string, { pid }: Owner): PostgresError {
  const who = pid === process.pid ? 'this very process' : `the shop that runs as process ${pid}`;
  return new PostgresError(
    `The data in ${folder} is in use by ${who}.`,
    `Stop that one first (Ctrl-C in its window, or: kill ${pid}), or set DATA_DIR to another folder.`,
  );
}
