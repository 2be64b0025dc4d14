/** Reads from the sources which package imports which, for the picture in docs/architecture/packages.md. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readGraph } from '../checks/affected.ts';
import { packageFolders } from '../workspace/package-folders.ts';

export interface Arrow {
  from: string;
  to: string;
  /** `test`: only tests, build configurations and standalone pages have this import. */
  kind: 'product' | 'test';
}

/** Statements at the start of a line, and dynamic imports. Sources as text (lawful-files.ts) do not count. */
const IMPORT = /(?:^(?:import|export|\}|@import)[^'"\n]*|\bimport\(\s*)['"]([\w-]+)\//gm;
/** Files that no deployed program contains. */
const NOT_DEPLOYED = [
  /\.test\.tsx?$/,
  /\/(fixtures|testing|test|standalone)\//,
  /\/test-host\.ts$/,
  /^mfe-[^/]+\/src\/index\.ts$/,
  /\/[\w.]+\.config\.ts$/,
];
/** The remotes import the same packages, so the picture shows them as one box. */
const shownName = (folder: string): string => folder.replace(/^mfe-.*/, 'mfe-*');

const sourcesOf = (workspace: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx,css}`, {
    cwd: workspace,
    exclude: (name) => /(^|\/)(node_modules|dist)(\/|$)/.test(name),
  });

/** Every pair of packages of which the first imports the second, by name. */
export const findArrows = (workspace: string): Arrow[] => {
  const folders = packageFolders(workspace);
  const folderOf = new Map(folders.map((folder) => [path.basename(folder), folder]));
  const kinds = new Map<string, Arrow['kind']>();
  for (const folder of folders) {
    for (const file of sourcesOf(workspace, folder)) {
      const kind = NOT_DEPLOYED.some((pattern) => pattern.test(file)) ? 'test' : 'product';
      for (const [, name] of readFileSync(path.join(workspace, file), 'utf8').matchAll(IMPORT)) {
        const to = folderOf.get(name as string);
        if (!to || to === folder) continue;
        const key = `${shownName(folder)} ${shownName(to)}`;
        if (kinds.get(key) !== 'product') kinds.set(key, kind);
      }
    }
  }
  return [...kinds]
    .map(([key, kind]) => {
      const [from, to] = key.split(' ') as [string, string];
      return { from, to, kind };
    })
    .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
};

/** Packages of the workspace that each package declares in its package.json. */
export const declaredPackages = (workspace: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(readGraph(workspace, packageFolders(workspace))).map(([folder, needed]) => [
      folder,
      needed.map(shownName).sort(),
    ]),
  );
