/** `package.json` of a published package: as `pnpm pack` writes it, without references to the workspace. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Packages that a remote in a repository of its own installs, besides the tools. */
export const PUBLISHED = ['shared-contracts', 'shared-ui', 'shared-kit', 'shared-stubs'] as const;
export type PublishedPackage = (typeof PUBLISHED)[number];

type Versions = Record<string, string>;

interface SourceManifest {
  name: string;
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
  sideEffects?: false | string[];
  publishConfig?: { exports: object };
}

export const readManifestOf = (folder: string): SourceManifest =>
  JSON.parse(readFileSync(path.join(WORKSPACE, folder, 'package.json'), 'utf8')) as SourceManifest;

/** The list `catalog:` of pnpm-workspace.yaml: library → version. */
const readCatalog = (): Versions => {
  const text = readFileSync(path.join(WORKSPACE, 'pnpm-workspace.yaml'), 'utf8');
  const [, list = ''] = /^catalog:\n((?: {2}.+\n)+)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...list.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  );
};

/**
 * Replaces `catalog:` and `workspace:*` by versions.
 * @throws Error for a dependency that only the workspace has
 */
export const resolveVersions = (wanted: Versions): Versions => {
  const catalog = readCatalog();
  return Object.fromEntries(
    Object.entries(wanted).map(([name, range]) => {
      if (range === 'workspace:*' && !(PUBLISHED as readonly string[]).includes(name))
        throw new Error(`${name} is not published`);
      const version =
        range === 'catalog:' ? catalog[name] : range === 'workspace:*' ? readManifestOf(name).version : range;
      if (!version || /^\w+:/.test(version)) throw new Error(`${name} has no version: ${range}`);
      return [name, version];
    }),
  );
};

export const publishedManifest = (folder: PublishedPackage) => {
  const { name, version, dependencies = {}, peerDependencies = {}, ...rest } = readManifestOf(folder);
  return {
    name,
    version,
    license: 'UNLICENSED',
    type: 'module',
    files: ['dist'],
    exports: rest.publishConfig?.exports,
    dependencies: resolveVersions(dependencies),
    peerDependencies: resolveVersions(peerDependencies),
    peerDependenciesMeta: rest.peerDependenciesMeta,
    sideEffects: rest.sideEffects,
  };
};
