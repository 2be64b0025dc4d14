/**
 * Finds the folders whose tests a change can affect: packages with changed files, all packages that depend on them, and
 * tests that read files of other packages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Dependencies of each package on other packages of the workspace, by folder. */
export type PackageGraph = Readonly<Record<string, readonly string[]>>;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readGraph = (workspace: string, folders: readonly string[]): PackageGraph => {
  const manifests = folders.map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(path.join(workspace, folder, 'package.json'), 'utf8')) as Manifest,
  }));
  const folderOf = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]));
  return Object.fromEntries(
    manifests.map(({ folder, manifest }) => [
      folder,
      Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
        (name) => folderOf.get(name) ?? [],
      ),
    ]),
  );
};

/** The folder of the package that a file belongs to; the innermost, when packages contain packages. */
const ownerOf = (file: string, graph: PackageGraph): string | undefined =>
  Object.keys(graph)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

/**
 * Folders with tests that read documents and sources of other packages. They run for every change. Those of
 * `tools/src/new` and `tools/src/standalone` read them too, but build whole packages: only `pnpm test` runs them.
 */
export const READING_TESTS: readonly string[] = [
  'api/src/office/access',
  'lab/src/containers',
  'lab/src/scale',
  'tools/src/borders',
  'tools/src/build',
  'tools/src/docs',
  'tools/src/faults',
  'tools/src/packages',
  'tools/src/remote-tools',
  'tools/src/webpack',
];
/** No package uses these files. Other `.md` files can be texts of the shop. */
const isDocument = (file: string): boolean =>
  file.startsWith('docs/') || /(^|\/)(README|CONTRIBUTING)\.md$/.test(file);

/**
 * @param files paths relative to the workspace
 * @returns folders, or `all` when a file of the workspace itself changed (a configuration, a lock file)
 */
export const affectedFolders = (files: readonly string[], graph: PackageGraph): readonly string[] | 'all' => {
  if (files.length === 0) return [];
  const code = files.filter((file) => !isDocument(file));
  const owners = code.map((file) => ownerOf(file, graph));
  if (owners.includes(undefined)) return 'all';
  const affected = new Set(owners as string[]);
  for (let before = -1; before !== affected.size; ) {
    before = affected.size;
    for (const [folder, dependencies] of Object.entries(graph))
      if (dependencies.some((dependency) => affected.has(dependency))) affected.add(folder);
  }
  return [...affected, ...READING_TESTS].sort();
};
