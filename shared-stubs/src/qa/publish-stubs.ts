/**
 * `node shared-stubs/src/qa/publish-stubs.ts <releases>`: copies the builds of the stub remotes, once for
 * each behaviour, and of the QA panel into the releases folder. `tools/commands/build-stubs.ts` builds them
 * before.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { BEHAVIOURS, type Behaviour } from '../remote/behaviours.ts';

const PACKAGE = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  version: string;
  contract: number;
  /** Id of the build that the stub's folder was copied from. */
  builtAs?: string;
}

const distOf = (id: string): string => path.join(PACKAGE, 'remotes', id, 'dist');
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Manifest;

const isPublished = (target: string, build: Manifest): boolean =>
  existsSync(path.join(target, 'release.json')) && readManifest(target).builtAs === build.version;

/** Copies a build to `releases/<id>/<version>/` atomically. */
const publish = (releases: string, id: string, version: string, contract: number): void => {
  const dist = distOf(id);
  const build = readManifest(dist);
  const target = path.join(releases, id, version);
  if (isPublished(target, build)) return;
  const part = `${target}.${process.pid}.part`;
  mkdirSync(part, { recursive: true });
  const filter = (file: string) => !file.endsWith('.map');
  for (const name of ['client', 'server'])
    cpSync(path.join(dist, name), path.join(part, name), { recursive: true, filter });
  const manifest = { ...build, version, contract, builtAs: build.version };
  writeFileSync(path.join(part, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  rmSync(target, { recursive: true, force: true });
  renameSync(part, target);
};

const folderOf = (behaviour: Behaviour): string => (behaviour === 'normal' ? 'stub' : `stub-${behaviour}`);

const publishStubs = (releases: string): void => {
  for (const id of REMOTE_IDS)
    for (const behaviour of BEHAVIOURS)
      publish(
        releases,
        id,
        folderOf(behaviour),
        behaviour === 'old' ? CONTRACT_VERSION - 1 : CONTRACT_VERSION,
      );
  publish(releases, 'qa', 'panel', CONTRACT_VERSION);
};

if (import.meta.main) {
  const [releases] = process.argv.slice(2);
  try {
    if (!releases)
      throw new Error('Where are the releases? node shared-stubs/src/qa/publish-stubs.ts <folder>');
    publishStubs(path.resolve(releases));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
