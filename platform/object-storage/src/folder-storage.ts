/** Object storage in a folder: the key is the path of the file. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFolderLock } from './folder-lock.ts';
import { checkKey, isKey, type ObjectStorage, WriteConflict } from './object-storage.ts';
import { writeWhole } from './write-whole.ts';

const PART = /\.part$/;
const LOCK = '.lock';

const etagOf = (body: Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** True if the error means that there is no file under this path. */
const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const missingAs =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return value;
    throw error;
  };

/** @param folder created with the first write */
export const openFolderStorage = (folder: string): ObjectStorage => {
  const fileOf = (key: string): string => path.join(folder, checkKey(key));

  const read = async (key: string) => {
    const body = await readFile(fileOf(key)).catch(missingAs(null));
    return body && { body, etag: etagOf(body) };
  };

  /** Blocks the thread for the moment of the write, because the lock does. */
  const replace = (key: string, body: Uint8Array, etag: string): void =>
    withFolderLock(path.join(folder, LOCK), () => {
      const file = fileOf(key);
      let now: Buffer | null;
      try {
        now = readFileSync(file);
      } catch (error) {
        now = missingAs(null)(error);
      }
      if (!now || etagOf(now) !== etag) throw new WriteConflict(folder, key);
      writeWhole(file, body);
    });

  return {
    title: folder,
    read,
    async readChanged(key, known) {
      const found = await read(key);
      return found && found.etag === known ? 'unchanged' : found;
    },
    async has(key) {
      const found = await stat(fileOf(key)).catch(missingAs(null));
      return found?.isFile() ?? false;
    },
    async write(key, content, { condition } = {}) {
      const body = typeof content === 'string' ? Buffer.from(content) : content;
      if (typeof condition === 'object') {
        replace(key, body, condition.etag);
        return etagOf(body);
      }
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(part, body);
        // Unlike `rename`, `link` fails if the file exists.
        await (condition === 'absent' ? link : rename)(part, file);
      } catch (error) {
        if (condition && (error as NodeJS.ErrnoException).code === 'EEXIST')
          throw new WriteConflict(folder, key);
        throw error;
      } finally {
        await rm(part, { force: true });
      }
      return etagOf(body);
    },
    async list(prefix) {
      const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const options = { withFileTypes: true, recursive: true } as const;
      const items = await readdir(path.join(folder, start), options).catch(missingAs([]));
      return items
        .filter((item) => item.isFile() && !PART.test(item.name))
        .map((item) => path.relative(folder, path.join(item.parentPath, item.name)))
        .map((name) => name.replaceAll(path.sep, '/'))
        .filter((key) => key.startsWith(prefix) && !key.startsWith(LOCK) && isKey(key))
        .sort();
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(fileOf(key), { force: true })));
    },
  };
};
