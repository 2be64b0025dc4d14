import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Shared at run time: one copy for shell and remotes, eager in the shell (docs/decisions/0003).
 * Each needs a package.json reachable from here. All other packages are bundled by their users.
 */
const SINGLETONS = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/compiler-runtime',
  'effector',
  'effector-react',
];

/** The version that the package in `dir` has installed. A package that lacks it uses the one of these tools. */
const versionOf = (name: string, dir: string): string => {
  const file = `${name.split('/')[0]}/package.json`;
  const own = createRequire(path.join(dir, 'package.json'));
  let found: unknown;
  try {
    found = own(file);
  } catch {
    found = createRequire(import.meta.url)(file);
  }
  return (found as { version: string }).version;
};

/** A remote may use what its version has, so it accepts this minor version and newer ones of the same major. */
const rangeOf = (version: string): string => `^${version.split('.').slice(0, 2).join('.')}.0`;

/** Provided version and accepted range of each shared package, for the release manifest. @param dir of the package */
export const sharedVersions = (dir: string) =>
  Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(name, dir);
      return [name, { version, requiredVersion: rangeOf(version) }];
    }),
  );

/**
 * The `shared` option of the federation plugin. Remotes bundle no copy (`import: false`) and use the shell's.
 * `can-i-deploy` checks the versions (`sharedVersions`).
 */
export const sharedPackages = (role: 'shell' | 'remote', dir: string) =>
  Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(name, dir);
      const base = { singleton: true, version, requiredVersion: false as const };
      return [name, role === 'shell' ? { ...base, eager: true } : { ...base, import: false as const }];
    }),
  );
