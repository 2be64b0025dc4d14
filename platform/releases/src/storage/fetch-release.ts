/** Files of a release between a bucket and a local folder of releases. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ObjectStorage, WriteConflict } from 'object-storage/object-storage';
import { assertWhole } from '../release-files.ts';
import { atOnce } from './at-once.ts';

const FILES_AT_ONCE = 8;
/** Written last, so a release with this file is complete. */
const SEAL = 'release.json';
/** The only file of the API's releases. */
const CONTRACT = 'contract.json';

/** Hashes of the files that a seal names: path → `sha384-…`. */
const filesIn = (seal: Buffer): Record<string, string> =>
  (JSON.parse(seal.toString()) as { files: Record<string, string> }).files;

/** True if the bucket has the whole release. */
export const hasRelease = async (storage: ObjectStorage, id: string, version: string): Promise<boolean> =>
  (await storage.has(`${id}/${version}/${SEAL}`)) ||
  (id === 'api' && storage.has(`${id}/${version}/${CONTRACT}`));

/**
 * Downloads a release that `dir` does not have. Its folder appears when all files are there and have the right hashes.
 * @throws StorageError if the bucket cannot be read, Error if the release is incomplete or was changed
 */
export const fetchRelease = async (
  storage: ObjectStorage,
  dir: string,
  id: string,
  version: string,
): Promise<void> => {
  const target = path.join(dir, id, version);
  if (existsSync(target)) return;
  const title = `${id} ${version} in ${storage.title}`;
  const start = `${id}/${version}/`;
  const keys = await storage.list(start);
  if (!keys.includes(start + SEAL) && !(id === 'api' && keys.includes(start + CONTRACT)))
    throw new Error(`${title} is not complete`);
  // A poll may fetch a release while this process copies it as an earlier one.
  const part = `${target}.${randomUUID()}.${process.pid}.part`;
  try {
    await atOnce(FILES_AT_ONCE, keys, async (key) => {
      const found = await storage.read(key);
      if (!found) throw new Error(`${title}: ${key.slice(start.length)} is missing`);
      const file = path.join(part, key.slice(start.length));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, found.body);
    });
    if (keys.includes(start + SEAL)) assertWhole(part, filesIn(readFileSync(path.join(part, SEAL))), title);
    renameSync(part, target);
  } catch (error) {
    // Another process may have fetched the same release first.
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
};

const namesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && !item.name.endsWith('.part'))
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)).replaceAll(path.sep, '/'));

/** @throws Error if the bucket has other files under the same version */
const assertSameFiles = async (storage: ObjectStorage, seal: string, text: Buffer): Promise<void> => {
  const released = await storage.read(seal);
  const known = released && filesIn(released.body);
  const own = filesIn(text);
  const names = new Set([...Object.keys(own), ...Object.keys(known ?? {})]);
  const other = known && [...names].find((name) => own[name] !== known[name]);
  if (other)
    throw new Error(
      `${storage.title} has another build under ${path.posix.dirname(seal)}: ${other} differs. ` +
        'Releases never change. Change the version, or build from the same sources',
    );
};

/**
 * Writes the same bytes again under conditions that are not true.
 * @throws Error for a store that ignores conditions: two releases at once could lose each other
 */
const assertConditions = async (storage: ObjectStorage, key: string, body: Buffer): Promise<void> => {
  for (const condition of ['absent', { etag: '"none"' }] as const) {
    try {
      await storage.write(key, body, { condition });
    } catch (error) {
      if (error instanceof WriteConflict) continue;
      throw error;
    }
    throw new Error(
      `${storage.title} ignores the conditions of writes, so two releases at once could lose each other. ` +
        'Use a store that supports If-Match and If-None-Match',
    );
  }
};

/**
 * Uploads a release of `dir`, its seal last. Adds missing deltas to a release that the bucket has. After a
 * break, run it again.
 */
export const uploadRelease = async (
  storage: ObjectStorage,
  dir: string,
  id: string,
  version: string,
): Promise<void> => {
  const folder = path.join(dir, id, version);
  const names = namesBelow(folder);
  const start = `${id}/${version}/`;
  const known = new Set(await storage.list(start));
  const isReleased = known.has(start + SEAL);
  const read = (name: string) => readFileSync(path.join(folder, name));
  if (isReleased) await assertSameFiles(storage, start + SEAL, read(SEAL));
  // Without the seal, the objects may come from another build that was not finished.
  const missing = names.filter((name) => name !== SEAL && !(isReleased && known.has(start + name)));
  await atOnce(FILES_AT_ONCE, missing, async (name) => {
    await storage.write(start + name, read(name));
  });
  if (isReleased || !names.includes(SEAL)) return;
  try {
    await storage.write(start + SEAL, read(SEAL), { condition: 'absent' });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    await assertSameFiles(storage, start + SEAL, read(SEAL));
  }
  await assertConditions(storage, start + SEAL, read(SEAL));
};
