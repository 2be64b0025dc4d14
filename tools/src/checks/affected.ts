/** Finds the packages that a change can affect: those with changed files, and all that depend on them. */
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

/** Folder of the tests that read documents. */
const DOCUMENT_TESTS = 'tools/src/docs';
const isDocument = (file: string): boolean => file.endsWith('.md') || file.startsWith('docs/');

/**
 * @param files paths relative to the workspace
 * @returns folders, or `all` when a file of the workspace itself changed (a configuration, a lock file)
 */
export const affectedFolders = (files: readonly string[], graph: PackageGraph): readonly string[] | 'all' => {
  const code = files.filter((file) => !isDocument(file));
  const owners = code.map((file) => ownerOf(file, graph));
  if (owners.includes(undefined)) return 'all';
  const affected = new Set(owners as string[]);
  for (let before = -1; before !== affected.size; ) {
    before = affected.size;
    for (const [folder, dependencies] of Object.entries(graph))
      if (dependencies.some((dependency) => affected.has(dependency))) affected.add(folder);
  }
  if (code.length < files.length) affected.add(DOCUMENT_TESTS);
  return [...affected].sort();
};
