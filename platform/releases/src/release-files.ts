/**
 * Hashes of a release's files, which prove that the served files are the built ones (docs/architecture/releases.md).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Parts of a build that are copied into a release, besides `release.json`. */
export const RELEASED = ['client', 'server', 'contract.json', 'sbom.json'] as const;

const filesBelow = (dir: string, name: string): string[] => {
  try {
    return readdirSync(path.join(dir, name), { withFileTypes: true, recursive: true })
      .filter((item) => item.isFile())
      .map((item) => path.relative(dir, path.join(item.parentPath, item.name)).replaceAll(path.sep, '/'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [name];
    // Stub remotes and older builds have none.
    if (code === 'ENOENT' && name === 'sbom.json') return [];
    throw error;
  }
};

const hashOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Path below `dir` → `sha384-…`. */
export const hashFiles = (dir: string, parts: readonly string[] = RELEASED): Record<string, string> =>
  Object.fromEntries(
    parts
      .flatMap((name) => filesBelow(dir, name))
      .sort()
      .map((name) => [name, hashOf(path.join(dir, name))]),
  );

/** Compares all files with their hashes. @throws Error that names the first missing or different file */
export const assertWhole = (dir: string, files: Record<string, string>, title: string): void => {
  if (Object.keys(files).length === 0) throw new Error(`${title} names no files. Build it again`);
  for (const [name, hash] of Object.entries(files)) {
    let found: string | undefined;
    try {
      found = hashOf(path.join(dir, name));
    } catch {
      throw new Error(`${title}: ${name} is missing. Build it again`);
    }
    if (found !== hash) throw new Error(`${title}: ${name} is not what was built. Build it again`);
  }
};
