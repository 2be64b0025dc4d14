import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './is-alive.ts';

const WAIT_MS = 5_000;
const PAUSE_MS = 50;

/** Pid of the lock's owner, if recorded. */
const ownerOf = (lock: string): number | undefined => {
  try {
    return Number(readFileSync(path.join(lock, 'pid'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
};

/** When the lock was taken: the same for as long as one owner holds it. */
const takenAt = (lock: string): number | undefined =>
  statSync(path.join(lock, 'pid'), { throwIfNoEntry: false })?.mtimeMs;

/** Moves the lock away first: another process could take it while its folder is emptied. */
const drop = (lock: string): void => {
  const gone = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, gone);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  rmSync(gone, { recursive: true, force: true });
};

/** The lock appears with its owner's pid, so a killed process or a full disk leaves no lock without an owner. */
const take = (lock: string): boolean => {
  const own = `${lock}.${randomUUID()}`;
  mkdirSync(own);
  try {
    writeFileSync(path.join(own, 'pid'), String(process.pid));
    // Fails while the lock exists. It replaces an empty folder.
    renameSync(own, lock);
    return true;
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const owner = ownerOf(lock);
    // The owner was killed, so remove its lock. The next attempt takes it.
    if (owner && owner !== process.pid && !isAlive(owner)) drop(lock);
    return false;
  }
};

/**
 * Runs `work` under a lock that is exclusive across processes. Waiting blocks the thread, so use it for short
 * work only.
 * @throws Error with the name of the folder if another process keeps the lock for 5 s
 */
export const withFolderLock = <T>(lock: string, work: () => T): T => {
  mkdirSync(path.dirname(lock), { recursive: true });
  const before = takenAt(lock);
  for (const until = performance.now() + WAIT_MS; !take(lock); ) {
    if (performance.now() > until) {
      // A container that was killed left the pid that its successor has, too. This thread holds no lock.
      const isLeftOver = ownerOf(lock) === process.pid && takenAt(lock) === before;
      if (!isLeftOver)
        throw new Error(`${lock} is held by another release. If none runs, remove that folder`);
      drop(lock);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  try {
    return work();
  } finally {
    drop(lock);
  }
};
