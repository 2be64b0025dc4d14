/**
 * Remembers which sources passed the conformance suite, by their content: in BUILD_CACHE, which machines share, else in
 * `var/suites` (docs/decisions/0090-build-cache.md). A failed suite always runs again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ObjectStorage } from 'object-storage/object-storage';
import { openStorage } from 'object-storage/open-storage';
import { readGraph } from '../checks/affected.ts';
import { packageFolders } from '../workspace/package-folders.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Files that every suite reads besides packages. */
const COMMON = [
  'vitest.config.ts',
  'tools/src/vitest',
  'tools/src/webpack/effector-options.ts',
  'pnpm-lock.yaml',
  'package-lock.json',
];
/** Folders and files that no suite reads. Other Markdown is a text of the demo shop. */
const UNREAD = ['node_modules', 'dist', 'var', 'coverage', 'test-results', '.git', '.cache', 'README.md'];

/** The files of a folder, or the file itself. */
const sourcesOf = (entry: string): string[] => {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  const items = readdirSync(entry, { withFileTypes: true });
  return items
    .filter(({ name }) => !UNREAD.includes(name))
    .flatMap((item) => {
      const file = path.join(entry, item.name);
      return item.isDirectory() ? sourcesOf(file) : item.isFile() ? [file] : [];
    })
    .sort();
};

/** Packages of the workspace that these depend on, without the tools that build and run them. */
const closureOf = (workspace: string, names: readonly string[]): string[] => {
  const folders = packageFolders(workspace);
  const graph = readGraph(workspace, folders);
  const found = new Set(folders.filter((folder) => names.includes(path.basename(folder))));
  // A set also gives what is added meanwhile.
  for (const folder of found)
    for (const needed of graph[folder] ?? []) if (needed !== 'tools') found.add(needed);
  return [...found].sort();
};

/**
 * Hash of all that the suite of a package reads: its sources and tests, those of the packages that it depends on, the
 * locked libraries, and the version of Node.
 * @param names folders of the packages in the workspace, or `.`: the repository of one remote
 */
export const suiteKey = (names: readonly string[], workspace = WORKSPACE): string => {
  const roots = names.includes('.') ? ['.'] : [...COMMON, ...closureOf(workspace, names)];
  const digest = createHash('sha256').update(process.version);
  for (const root of roots)
    for (const file of sourcesOf(path.join(workspace, root)))
      digest.update(`${path.relative(workspace, file)}\0`).update(readFileSync(file));
  return digest.digest('hex');
};

const openCache = (): ObjectStorage => {
  const address = process.env.BUILD_CACHE || 'var';
  return openStorage(address.includes('://') ? address : path.resolve(WORKSPACE, address));
};

/** A cache that cannot be reached only costs the time of the suite. */
export const openSuiteCache = (names: readonly string[]) => {
  const storage = openCache();
  const key = `suites/${suiteKey(names)}`;
  return {
    /** Time at which these sources passed. Undefined before, or when the cache does not answer. */
    passedAt: async () => {
      const stored = await storage.read(key).catch(() => null);
      return stored?.body.toString();
    },
    notePassed: async (now: Date) => {
      await storage.write(key, now.toISOString()).catch(() => undefined);
    },
  };
};
