/**
 * Local copy of the releases in a bucket, for one shell or one tool. Files come first, and the copy's pointers
 * change last, so readers of the folder never see a pointer without its release.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ObjectStorage, StorageError } from 'object-storage/object-storage';
import { writeWhole } from 'object-storage/write-whole';
import { reasonOf } from '../attempt.ts';
import {
  allPointers,
  droppedVersions,
  isHost,
  POINTERS,
  type Pointer,
  type PointerFile,
  pointerIn,
  tableOf,
  versionsBeside,
} from '../pointers.ts';
import type { Trust } from '../signing/trust.ts';
import { atOnce } from './at-once.ts';
import { fetchRelease } from './fetch-release.ts';
import { claimFolder, removeUnfinished } from './mirror-folder.ts';
import { readPointerFile } from './read-pointer-file.ts';

const RELEASES_AT_ONCE = 4;
/** First pause before a release that could not be copied is tried again. */
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** A release that could not be copied. The copy keeps the earlier pointer of its package. */
export interface FailedRelease {
  id: string;
  version: string;
  reason: string;
  /** Kind of a refused signature. */
  refusal?: string;
}

const entriesOf = (file: PointerFile): [string, Pointer][] => Object.entries(allPointers(file));

interface MirrorOptions {
  /** Verifies the pointers of remotes and applications. One that it refuses changes nothing in the copy. */
  trust?: Pick<Trust, 'checkPointer'>;
  /** Whether the releases that a pointer no longer names may be removed. Default: when `trust` verifies pointers. */
  mayRemove?: (id: string, pointer: Pointer) => boolean;
}

/** @throws Error if `dir` is not a copy of this bucket */
export const openMirror = (
  storage: ObjectStorage,
  dir: string,
  { trust, mayRemove = () => trust !== undefined }: MirrorOptions = {},
) => {
  const pointerFile = path.join(dir, POINTERS);
  let etag: string | undefined;
  /** Pointers of the bucket. */
  let wanted: PointerFile | undefined;
  let failed: FailedRelease[] = [];
  let retry = { at: 0, afterMs: RETRY_MS };
  claimFolder(dir, storage.title);
  removeUnfinished(dir);

  const copied = (): PointerFile => {
    try {
      return JSON.parse(readFileSync(pointerFile, 'utf8')) as PointerFile;
    } catch {
      return { remotes: {} };
    }
  };

  /** @throws Error for a pointer that shells refuse: not signed by an owner, or older than the copied one */
  const verify = (id: string, pointer: Pointer, before: Pointer | undefined): void => {
    if (!trust || isHost(id)) return;
    const { sequence } = trust.checkPointer(id, pointer);
    if (sequence < (before?.sequence ?? 0))
      throw new Error(`The pointer of ${id} is older than the one that was copied before`);
  };

  /** Copies the releases of one pointer. @returns whether the pointer may be used */
  const copyNamed = async (id: string, pointer: Pointer, before: Pointer | undefined): Promise<boolean> => {
    try {
      verify(id, pointer, before);
    } catch (error) {
      failed.push({ id, version: pointer.version, ...reasonOf(error) });
      return false;
    }
    let isUsable = true;
    for (const version of [pointer.version, ...versionsBeside(pointer)]) {
      try {
        await fetchRelease(storage, dir, id, version);
      } catch (error) {
        if (error instanceof StorageError) throw error;
        failed.push({ id, version, reason: (error as Error).message });
        if (version === pointer.version) isUsable = false;
      }
    }
    return isUsable;
  };

  const removeDropped = (before: PointerFile, next: PointerFile): void => {
    for (const [id, pointer] of entriesOf(before)) {
      const now = pointerIn(next, id);
      if (isHost(id) || !now || isDeepStrictEqual(now, pointer) || !mayRemove(id, now)) continue;
      for (const version of droppedVersions(pointer, now))
        rmSync(path.join(dir, id, version), { recursive: true, force: true });
    }
  };

  /** @returns whether the pointers of the copy changed */
  const apply = async (file: PointerFile): Promise<boolean> => {
    const before = copied();
    failed = [];
    // No signature covers the absence of a pointer, so a copied one stays.
    const usable = new Map(entriesOf(before));
    const usableIn = (table: keyof PointerFile) =>
      Object.fromEntries([...usable].filter(([id]) => tableOf(id) === table));
    await atOnce(RELEASES_AT_ONCE, entriesOf(file), async ([id, pointer]) => {
      if (await copyNamed(id, pointer, pointerIn(before, id))) usable.set(id, pointer);
    });
    const next: PointerFile = {
      remotes: usableIn('remotes'),
      hosts: usableIn('hosts'),
      apps: usableIn('apps'),
    };
    if (isDeepStrictEqual(next, before)) return false;
    writeWhole(pointerFile, `${JSON.stringify(next, null, 2)}\n`);
    removeDropped(before, next);
    return true;
  };

  /**
   * Copies changed pointers and the releases that they name. Tries failed releases again, after growing pauses.
   * @throws StorageError if the bucket cannot be read, Error if its pointers cannot be used
   */
  const pull = async () => {
    const found = await storage.readChanged(POINTERS, etag);
    const isNew = found !== null && found !== 'unchanged';
    if (isNew) wanted = readPointerFile(found.body, `${storage.title}/${POINTERS}`);
    else if (failed.length === 0 || performance.now() < retry.at) return { isChanged: false, failed };
    const isChanged = wanted ? await apply(wanted) : false;
    if (isNew) etag = found.etag;
    const afterMs = isNew ? RETRY_MS : Math.min(retry.afterMs * 2, LONGEST_RETRY_MS);
    retry = { at: performance.now() + afterMs, afterMs };
    return { isChanged, failed };
  };

  /** Copies earlier releases, of one package or of all. Open pages load their chunks. @throws StorageError */
  const pullEarlier = async (only?: string): Promise<void> => {
    for (const [id, { previous = [] }] of entriesOf(copied())) {
      if (only !== undefined && id !== only) continue;
      for (const version of previous)
        await fetchRelease(storage, dir, id, version).catch((error: unknown) => {
          // No current page needs a release that the bucket has lost.
          if (error instanceof StorageError) throw error;
        });
    }
  };

  return { pull, pullEarlier };
};

export type Mirror = ReturnType<typeof openMirror>;
