/** The folder of a mirror. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from 'object-storage/is-alive';
import { writeWhole } from 'object-storage/write-whole';
import { POINTERS } from '../pointers.ts';

const MARK = 'mirror.json';
/** A download that is not finished, with the id of its process. */
const UNFINISHED = /\.(\d+)\.part$/;

/** Marks the folder as the copy of one bucket. @throws Error if it has other releases, which would be lost */
export const claimFolder = (dir: string, title: string): void => {
  const mark = path.join(dir, MARK);
  if (existsSync(mark)) {
    const { url } = JSON.parse(readFileSync(mark, 'utf8')) as { url: string };
    if (url === title) return;
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

/** Removes downloads that a killed process did not finish. */
export const removeUnfinished = (dir: string): void => {
  for (const item of readdirSync(dir, { withFileTypes: true }).filter((one) => one.isDirectory()))
    for (const name of readdirSync(path.join(dir, item.name))) {
      const pid = UNFINISHED.exec(name)?.[1];
      if (pid && !isAlive(Number(pid))) {
        // Another process may remove it at the same time.
        rmSync(path.join(dir, item.name, name), { recursive: true, force: true });
      }
    }
};
