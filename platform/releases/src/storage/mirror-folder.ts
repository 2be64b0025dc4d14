/** The folder of a mirror. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from 'object-storage/is-alive';
import { writeWhole } from 'object-storage/write-whole';
import { POINTERS } from '../pointers.ts';

const MARK = 'mirror.json';
/** A download that is not finished, with the id of its process. */
const UNFINISHED = /\.(\d+)\.part$/;
/** Longer than any download. A process of another container, or a later one, may have the pid of a killed one. */
const LONGEST_DOWNLOAD_MS = 3_600_000;

/** Address of the bucket in the mark. Undefined after a power cut that damaged it. */
const readMark = (mark: string): string | undefined => {
  try {
    return (JSON.parse(readFileSync(mark, 'utf8')) as { url?: string }).url;
  } catch {
    return undefined;
  }
};

/** Marks the folder as the copy of one bucket. @throws Error if it has other releases, which would be lost */
export const claimFolder = (dir: string, title: string): void => {
  const mark = path.join(dir, MARK);
  if (existsSync(mark)) {
    const url = readMark(mark);
    if (url === title) return;
    if (!url)
      throw new Error(
        `${mark} is damaged, so ${dir} may be the local copy of another bucket. Remove ${dir}, which is then copied again, ` +
          'or set RELEASES_DIR to another folder',
      );
    throw new Error(
      `${dir} is the local copy of ${url}, not of ${title}. Set RELEASES_DIR to another folder`,
    );
  }
  if (existsSync(path.join(dir, POINTERS)))
    throw new Error(
      `${dir} has releases of its own, so it cannot be the local copy of ${title}. ` +
        'Set RELEASES_DIR to another folder',
    );
  mkdirSync(dir, { recursive: true });
  writeWhole(mark, `${JSON.stringify({ url: title })}\n`);
};

const isOld = (file: string): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > LONGEST_DOWNLOAD_MS;

/** Removes downloads that a killed process did not finish. */
export const removeUnfinished = (dir: string): void => {
  for (const item of readdirSync(dir, { withFileTypes: true }).filter((one) => one.isDirectory()))
    for (const name of readdirSync(path.join(dir, item.name))) {
      const pid = UNFINISHED.exec(name)?.[1];
      const file = path.join(dir, item.name, name);
      if (pid && (!isAlive(Number(pid)) || isOld(file))) {
        // Another process may remove it at the same time.
        rmSync(file, { recursive: true, force: true });
      }
    }
};
