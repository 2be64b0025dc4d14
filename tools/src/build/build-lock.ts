import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from 'object-storage/is-alive';

/**
 * Serialises builds of a package. A second build waits and finds the first one's result. Takes over the lock
 * of a dead process.
 */
export const withBuildLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  while (!take(file)) {
    if (isLeftOver(file)) rmSync(file, { force: true });
    else await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};

/** The link appears together with its content, so no build reads a lock that another one has not yet written. */
const take = (file: string): boolean => {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
};

/** True for the lock of a dead process, and for an empty one, which a power cut leaves. */
const isLeftOver = (file: string): boolean => {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return !owner || !isAlive(owner);
  } catch {
    // The other build has just ended.
    return false;
  }
};
