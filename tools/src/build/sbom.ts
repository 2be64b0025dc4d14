/**
 * Software bill of materials of a build (CycloneDX 1.6): the npm packages whose modules are in its bundles, with
 * version, licence, and the hash that the lock file has for it.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from 'releases/release-manifest';
import type { Compilation, NormalModule } from 'webpack';
import { splitModules } from '../webpack/release-manifest-plugin.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/**
 * Folder of the package of a module. The last `node_modules` is the package's own. A name that begins with
 * a dot is a folder of a tool (`.federation`).
 */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)[\\/]/;

export interface BundledPackage {
  name: string;
  version: string;
  license?: string;
}

/** npm packages whose modules are in a chunk of these bundles, by name and version. */
export const findPackages = (compilations: readonly Compilation[]): BundledPackage[] => {
  const folders = new Set(
    compilations.flatMap(({ modules, chunkGraph }) =>
      [...modules]
        .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
        .flatMap(splitModules)
        .flatMap((module) => PACKAGE_FOLDER.exec((module as NormalModule).resource ?? '')?.[1] ?? []),
    ),
  );
  const packages = [...folders].map((folder) => {
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { name, version, license } = JSON.parse(text) as BundledPackage;
    return { name, version, ...(typeof license === 'string' ? { license } : {}) };
  });
  const unique = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...unique.keys()].sort().map((key) => unique.get(key) as BundledPackage);
};

/** `name@version` → SHA-512 of its archive in hexadecimal, from the lock file. */
export const readLockedHashes = (lockFile: string): ReadonlyMap<string, string> =>
  new Map(
    [...lockFile.matchAll(/^ {2}'?([^\s'][^\n']*)'?:\n {4}resolution: \{integrity: sha512-([\w+/=]+)/gm)].map(
      ([, name, hash]) => [name as string, Buffer.from(hash as string, 'base64').toString('hex')],
    ),
  );

const purl = ({ name, version }: BundledPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An SPDX expression such as `(MIT OR Apache-2.0)` is no licence id, and npm's words for no SPDX licence are neither. */
const licenses = (license: string) => {
  if (/^(UNLICENSED$|SEE LICENSE IN )/.test(license)) return [{ license: { name: license } }];
  return /[\s()]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
};

type BuiltPackage = Pick<BuildManifest, 'id' | 'version'>;

/** Has no time, so that two builds of the same sources have the same files. */
export const describeSbom = (
  { id, version }: BuiltPackage,
  packages: readonly BundledPackage[],
  hashes: ReadonlyMap<string, string>,
): object => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${id}@${version}`, name: id, version } },
  components: packages.map((one) => {
    const hash = hashes.get(`${one.name}@${one.version}`);
    return {
      type: 'library',
      'bom-ref': purl(one),
      name: one.name,
      version: one.version,
      purl: purl(one),
      ...(one.license ? { licenses: licenses(one.license) } : {}),
      ...(hash ? { hashes: [{ alg: 'SHA-512', content: hash }] } : {}),
    };
  }),
});

/** Text of `sbom.json`. */
export const createSbom = (built: BuiltPackage, compilations: readonly Compilation[]): string => {
  const lockFile = path.join(WORKSPACE, 'pnpm-lock.yaml');
  const hashes = readLockedHashes(existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '');
  return `${JSON.stringify(describeSbom(built, findPackages(compilations), hashes), null, 2)}\n`;
};
