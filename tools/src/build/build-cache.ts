/**
 * Cache of production builds by their content, in a folder or an S3-compatible bucket that several machines share
 * (docs/decisions/0090-build-cache.md).
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ObjectStorage } from 'object-storage/object-storage';
import { openStorage } from 'object-storage/open-storage';
import { hashFiles, RELEASED } from 'releases/release-files';
import type { BuildManifest } from 'releases/release-manifest';
import { fetchRelease, hasRelease, uploadRelease } from 'releases/storage/fetch-release';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { isProduction } from './dist-folder.ts';
import { sourceDigest, sourceVersion } from './source-version.ts';

const SEAL = 'release.json';
/** Folder of the storage. Below it, each build has a folder with its key as the name. */
const BUILDS = 'builds';

/** Storage of BUILD_CACHE: a folder, or `s3://bucket/prefix`. Undefined without it, and for development builds. */
const openCache = (): ObjectStorage | undefined => {
  const address = process.env.BUILD_CACHE;
  if (!address || !isProduction) return undefined;
  return openStorage(address.includes('://') ? address : path.resolve(WORKSPACE, address));
};

/** Another Node compresses and compiles differently. */
const keyOf = (dir: string): string =>
  createHash('sha256').update(sourceDigest(dir)).update(process.version).digest('hex');

/** @throws Error if a file was changed, added or removed since the build */
const assertUnchanged = (folder: string, version: string): void => {
  const built = JSON.parse(readFileSync(path.join(folder, SEAL), 'utf8')) as BuildManifest;
  if (built.version !== version) throw new Error(`it holds the version ${built.version}`);
  if (!isDeepStrictEqual(hashFiles(folder), built.files)) throw new Error('its files are not what was built');
};

/** Moves a complete build into `dist`, the manifest last, because a build with a manifest counts as complete. */
const moveBuild = (from: string, dist: string): void => {
  for (const name of [SEAL, ...RELEASED]) rmSync(path.join(dist, name), { recursive: true, force: true });
  for (const name of [...RELEASED, SEAL]) renameSync(path.join(from, name), path.join(dist, name));
};

/**
 * The cache of one package. A cache that fails or holds a changed file says so and never fails the build.
 * @param dir absolute path of the package @param say gets a line for each problem
 */
export const openBuildCache = (dir: string, dist: string, say: (line: string) => void) => {
  const storage = openCache();
  if (!storage) return undefined;
  const name = path.basename(dir);
  const key = keyOf(dir);
  const part = path.join(dist, '.cache.part');
  const inPart = path.join(part, BUILDS, key);

  /** Runs a step with an empty folder for files in transit. */
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    rmSync(part, { recursive: true, force: true });
    mkdirSync(path.dirname(inPart), { recursive: true });
    try {
      return await work();
    } catch (error) {
      say(`${name}: the build cache is not used: ${(error as Error).message}`);
      return undefined;
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  };

  /** Removes the entry, so that the next build replaces it. */
  const drop = async (): Promise<void> => storage.remove(await storage.list(`${BUILDS}/${key}/`));

  return {
    /** Restores the build of these sources into `dist`. @returns whether the cache had it, unchanged */
    restore: async () =>
      (await attempt(async () => {
        if (!(await hasRelease(storage, BUILDS, key))) return false;
        try {
          await fetchRelease(storage, part, BUILDS, key);
          assertUnchanged(inPart, sourceVersion(dir));
        } catch (error) {
          await drop();
          throw error;
        }
        moveBuild(inPart, dist);
        return true;
      })) ?? false,
    /** Stores the build in `dist`. */
    store: async () => {
      await attempt(async () => {
        for (const file of [...RELEASED, SEAL])
          cpSync(path.join(dist, file), path.join(inPart, file), { recursive: true });
        await uploadRelease(storage, part, BUILDS, key);
      });
    },
  };
};
