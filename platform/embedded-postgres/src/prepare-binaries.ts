import { constants, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './locate-binaries.ts';
import { canEnter, type ServerUser } from './server-user.ts';

/** Static libraries and pkg-config files are half of the package; the server does not need them. */
const NOT_NEEDED = /\.a$|pkgconfig/;

/**
 * Makes the binaries usable by the server's user and returns their folder: npm's folder, or a copy in `base` if the
 * user cannot enter npm's or it is read-only. npm packages contain no symbolic links, so this function creates them.
 */
export function prepareBinaries({ home, version }: Binaries, base: string, user: ServerUser): string {
  if (canEnter(path.join(home, 'bin/postgres'), user) && tryToLink(home)) return home;
  const copy = path.join(base, `binaries-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(home, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !NOT_NEEDED.test(path.relative(home, source)),
  });
  makeLinks(unfinished);
  renameSync(unfinished, copy);
  return copy;
}

function tryToLink(home: string): boolean {
  try {
    makeLinks(home);
    return true;
  } catch {
    return false;
  }
}

function makeLinks(home: string): void {
  const list = readFileSync(path.join(home, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(home, path.relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another process created the same link at the same time.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
