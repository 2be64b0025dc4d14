import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

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

const versionOf = (name: string): string => {
  const packageName = name.split('/')[0] as string;
  return (require(`${packageName}/package.json`) as { version: string }).version;
};

/** Remotes accept any version of the same major. */
const rangeOf = (version: string): string => `^${version.split('.')[0]}.0.0`;

/** Provided version and accepted range of each shared package, for the release manifest. */
export const sharedVersions = () =>
  Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(name);
      return [name, { version, requiredVersion: rangeOf(version) }];
    }),
  );

/**
 * The `shared` option of the federation plugin. Remotes bundle no copy (`import: false`) and use the shell's.
 * `can-i-deploy` checks the versions (`sharedVersions`).
 */
export const sharedPackages = (role: 'shell' | 'remote') =>
  Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(name);
      const base = { singleton: true, version, requiredVersion: false as const };
      return [name, role === 'shell' ? { ...base, eager: true } : { ...base, import: false as const }];
    }),
  );
