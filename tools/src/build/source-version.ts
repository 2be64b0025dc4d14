import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { queryRulesOf } from 'shared-contracts/query-keys';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { ownershipOf } from './owners.ts';

/** Common sources of all browser packages. */
const COMMON = [
  'shared-contracts/src',
  'shared-kit/src',
  'shared-ui/src',
  'tools/src/webpack',
  'platform/releases/src',
  'pnpm-lock.yaml',
  'package-lock.json',
];
/** Common sources that only office and API contain. A change of them builds no other package again. */
const OFFICE_ONLY = /^(shared-contracts[\\/]src[\\/]office[\\/]|tools[\\/]src[\\/]webpack[\\/]office\.ts$)/;
const SHOPPERS_PACKAGE = /^(shell|mfe-.+)$/;
const REMOTE = /^mfe-(.+)$/;
/**
 * Lists of all remotes and routes. The build of a remote contains the query rules of its own routes only, so a new remote
 * builds no other remote again. The build fails if a remote imports one of these files.
 */
const LISTS_OF_REMOTES = /^shared-contracts[\\/]src[\\/](routes|remote)\.ts$/;
const IGNORED = /\.(test|stories)\.tsx?$|\.md$/;

const filesBelow = (entry: string): string[] => {
  try {
    return readdirSync(entry, { withFileTypes: true, recursive: true })
      .filter((item) => item.isFile() && !IGNORED.test(item.name))
      .map((item) => path.join(item.parentPath, item.name))
      .sort();
  } catch {
    return [entry];
  }
};

interface PackageFile {
  version: string;
  builtFrom?: string[];
}

const readPackage = (dir: string): PackageFile =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageFile;

/** Files that a build of the package depends on. */
export const sourcesOf = (dir: string): string[] => {
  const { builtFrom = [] } = readPackage(dir);
  const roots = [
    ...COMMON.map((entry) => path.join(WORKSPACE, entry)),
    path.join(dir, 'src'),
    path.join(dir, 'webpack.config.ts'),
    path.join(dir, 'package.json'),
    // Source outside of the package's own folder (stub remotes share one factory).
    ...builtFrom.map((entry) => path.join(dir, entry)),
  ];
  const name = path.basename(dir);
  const isInBuild = (file: string): boolean => {
    const place = path.relative(WORKSPACE, file);
    return !(
      (SHOPPERS_PACKAGE.test(name) && OFFICE_ONLY.test(place)) ||
      (REMOTE.test(name) && LISTS_OF_REMOTES.test(place))
    );
  };
  return roots
    .filter((root) => existsSync(root))
    .flatMap(filesBelow)
    .filter(isInBuild);
};

/** The blocks of other remotes in `importers` of pnpm's lock file. */
const otherRemotes = (name: string): RegExp =>
  new RegExp(`^ {2}(?!${name}:)mfe-\\w+:\\n(?: {4}.*\\n|\\n)*`, 'gm');

/** The lock file as far as a package depends on it: without the dependencies of other remotes. */
export const lockedFor = (name: string, lockFile: string): string => lockFile.replace(otherRemotes(name), '');

/** Hash of all that a build of the package reads: sources, locked libraries, owners and its query rules. */
export const sourceDigest = (dir: string): string => {
  const name = path.basename(dir);
  const digest = createHash('sha256').update(process.env.NODE_ENV ?? 'production');
  for (const file of sourcesOf(dir)) {
    const text = readFileSync(file);
    const isLock = path.basename(file) === 'pnpm-lock.yaml';
    digest.update(path.relative(WORKSPACE, file)).update(isLock ? lockedFor(name, text.toString()) : text);
  }
  const [, id] = REMOTE.exec(name) ?? [];
  digest.update(JSON.stringify([ownershipOf(dir), id ? queryRulesOf(id) : []]));
  return digest.digest('hex');
};

/**
 * Version of a build: the package's version plus a hash of all its sources.
 * @throws Error for a version such as `1.0.0+build`: with it, shells could read the pointer of no remote
 */
export const sourceVersion = (dir: string): string => {
  const { version } = readPackage(dir);
  if (!/^[\w.-]+$/.test(version))
    throw new Error(
      `${path.basename(dir)} has the version ${version}, with a sign other than letters, digits, . and -`,
    );
  return `${version}-${sourceDigest(dir).slice(0, 10)}`;
};

const SOURCE_TYPES = /\.(tsx?|css)$/;

/**
 * Compares the files that the compiler has read with those of the version.
 * @throws Error that names a source whose change would not change the version
 */
export const assertVersioned = (dir: string, read: Iterable<string>): void => {
  const versioned = new Set(sourcesOf(dir));
  const isSource = (file: string) =>
    file.startsWith(WORKSPACE + path.sep) && SOURCE_TYPES.test(file) && !/[\\/]node_modules[\\/]/.test(file);
  const missed = [...read].find((file) => isSource(file) && !versioned.has(file));
  if (missed)
    throw new Error(
      `${path.basename(dir)} imports ${path.relative(WORKSPACE, missed)}, which is not part of its version. ` +
        'Import its types only, or change tools/src/build/source-version.ts',
    );
};
