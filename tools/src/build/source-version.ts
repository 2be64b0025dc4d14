import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';

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
  const isSource = SHOPPERS_PACKAGE.test(path.basename(dir))
    ? (file: string) => !OFFICE_ONLY.test(path.relative(WORKSPACE, file))
    : () => true;
  return roots
    .filter((root) => existsSync(root))
    .flatMap(filesBelow)
    .filter(isSource);
};

/** Version of a build: the package's version plus a hash of all its sources. */
export const sourceVersion = (dir: string): string => {
  const { version } = readPackage(dir);
  const digest = createHash('sha256').update(process.env.NODE_ENV ?? 'production');
  for (const file of sourcesOf(dir)) digest.update(path.relative(WORKSPACE, file)).update(readFileSync(file));
  return `${version}-${digest.digest('hex').slice(0, 10)}`;
};
