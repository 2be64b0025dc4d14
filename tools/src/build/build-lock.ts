import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from 'object-storage/is-alive';

/**
 * Serialises builds of a package. A second build waits and finds the first one's result. Takes over the lock
 * of a dead process.
 */
export const withBuildLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readOrEmpty(file));
      if (owner && !isAlive(owner)) rmSync(file, { force: true });
      else await wait(200);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
