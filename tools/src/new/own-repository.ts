/** A repository outside of the workspace for the sources of one remote (docs/guides/own-repository.md). */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readManifestOf, resolveVersions } from '../packages/published-manifest.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type Change, fromTemplate, NewError } from './changes.ts';

/** Folder of the archives in the new repository. */
export const ARCHIVES = 'packages';

/** Libraries whose versions the template names. Shell and remotes share some of them at run time. */
const LIBRARIES = [
  'effector',
  'effector-react',
  'react',
  'react-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
];

/** `@types/react` → `typesReact`: name in the template. */
const placeholderOf = (library: string): string =>
  library.replace(/^@/, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

const versionValues = (): Record<string, string> => {
  const root = readManifestOf('.').devDependencies ?? {};
  const libraries = resolveVersions({
    ...Object.fromEntries(LIBRARIES.map((name) => [name, 'catalog:'])),
    vitest: root.vitest as string,
    'happy-dom': root['happy-dom'] as string,
  });
  const named = Object.entries(libraries).map(([name, version]) => [placeholderOf(name), version]);
  return {
    ...Object.fromEntries(named),
    typescript: (root['typescript-native'] as string).replace('npm:typescript@', ''),
    version: readManifestOf('shared-contracts').version,
  };
};

/** @throws NewError for a folder in the workspace, or one that has files */
const assertFree = (folder: string): void => {
  if (!path.relative(WORKSPACE, folder).startsWith('..'))
    throw new NewError(`${folder} is in this workspace: choose a folder outside of it, such as ../club`);
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new NewError(`${folder} has files already: choose another folder`);
};

/**
 * @param files of a remote in the workspace. Its sources go to the repository, its stub stays in the workspace
 * @throws NewError for a folder that cannot be used
 */
export const ownRepository = (
  folder: string,
  files: readonly Change[],
  values: Readonly<Record<string, string>> & { id: string },
): Change[] => {
  const target = path.resolve(WORKSPACE, folder);
  assertFree(target);
  const start = `mfe-${values.id}${path.sep}`;
  const place = path.relative(WORKSPACE, target);
  return [
    ...files
      .filter(({ file }) => file.startsWith(path.join(start, 'src')))
      .map((change) => ({ ...change, file: path.join(place, change.file.slice(start.length)) })),
    ...files.filter(({ file }) => !file.startsWith(start)),
    ...fromTemplate('own-repository', { ...values, ...versionValues() }, place),
  ];
};
