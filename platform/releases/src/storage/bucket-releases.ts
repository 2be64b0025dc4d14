/** Releases in a bucket: files first, then the pointer, which only a conditional write changes. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ObjectStorage, WriteConflict } from 'object-storage/object-storage';
import { openCanaryFolder } from '../canary/canary-folder.ts';
import {
  chooseEarlier,
  droppedVersions,
  isCurrent,
  isHost,
  moveOf,
  nextPointer,
  POINTERS,
  type Pointer,
  type PointerFile,
  parsePointers,
  pointerIn,
  shellsAccept,
  stampPointer,
  withPointer,
} from '../pointers.ts';
import type { ReleaseSigning } from '../signing/release-signing.ts';
import { readBucketMoves, writeMove } from './bucket-history.ts';
import { pullRecords } from './exchange-canaries.ts';
import { fetchRelease, hasRelease, uploadRelease } from './fetch-release.ts';
import { openMirror } from './mirror.ts';
import type { ReleaseStorage } from './release-storage.ts';

/** Attempts of a change, if another process changes the pointers before each of them. */
const ATTEMPTS = 50;
const PAUSE_MS = 100;

interface Found {
  file: PointerFile;
  etag: string | undefined;
}

const readPointers = async (storage: ObjectStorage): Promise<Found> => {
  const found = await storage.read(POINTERS);
  if (!found) return { file: { remotes: {} }, etag: undefined };
  return { file: parsePointers(found.body.toString(), `${storage.title}/${POINTERS}`), etag: found.etag };
};

interface Change {
  from: Pointer | undefined;
  /** Null if the change needs no write. */
  to: ReturnType<typeof stampPointer> | null;
}

const changePointer = async (
  storage: ObjectStorage,
  id: string,
  choose: (now: Pointer | undefined) => Pointer | null,
  signing: ReleaseSigning | undefined,
): Promise<Change> => {
  let tried: Change | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const { file, etag } = await readPointers(storage);
    const from = pointerIn(file, id);
    // The last write succeeded. Its response was lost, and the repeated request met the pointer that it had written.
    if (tried && isDeepStrictEqual(from, tried.to)) return tried;
    const chosen = choose(from);
    if (!chosen) return { from, to: null };
    const to = stampPointer(id, from, chosen, signing);
    tried = { from, to };
    try {
      const condition = etag === undefined ? 'absent' : { etag };
      await storage.write(POINTERS, withPointer(file, id, to), { condition });
      return tried;
    } catch (error) {
      if (!(error instanceof WriteConflict) || attempt === ATTEMPTS) throw error;
      await wait(Math.random() * PAUSE_MS);
    }
  }
};

/** Deletes releases that a change of the pointer dropped from its list of earlier versions. */
const removeDropped = async (storage: ObjectStorage, id: string, { from, to }: Change): Promise<void> => {
  for (const version of droppedVersions(from, to ?? undefined))
    await storage.remove(await storage.list(`${id}/${version}/`));
};

/** Runs a step after the pointer has moved. Its failure is printed, because the release itself succeeded. */
const afterwards = async (title: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(`The pointer has moved, but ${title} failed: ${(error as Error).message}`);
  }
};

/**
 * @param dir local copy, of this bucket only
 * @param signing absent in a program that only reads. Shells refuse pointers without a signature
 */
export const openBucketReleases = (
  storage: ObjectStorage,
  dir: string,
  signing?: ReleaseSigning,
): ReleaseStorage => {
  /** Without signing, nothing tells a forged pointer. */
  const isVerified = (id: string, pointer: Pointer): boolean => signing?.isPointerValid(id, pointer) ?? false;
  const mirror = openMirror(storage, dir, { mayRemove: isVerified });
  const folderOf = (id: string, version: string) => ({ id, version, dir: path.join(dir, id, version) });

  const change: ReleaseStorage['change'] = async (id, choose) => {
    const done = await changePointer(storage, id, choose, signing);
    const { from, to } = done;
    if (!to) return from;
    await afterwards('the history', () => writeMove(storage, moveOf(id, from, to), to.sequence));
    await afterwards('the removal of old releases', () => removeDropped(storage, id, done));
    return to;
  };

  /** The version to roll back to, whose files and signature are verified. */
  const verifyEarlier = async (id: string, wanted: string | undefined): Promise<string> => {
    const earlier = pointerIn((await readPointers(storage)).file, id)?.previous ?? [];
    const there = await Promise.all(earlier.map((version) => hasRelease(storage, id, version)));
    const version = chooseEarlier(
      id,
      earlier.filter((_, index) => there[index]),
      wanted,
    );
    await fetchRelease(storage, dir, id, version);
    if (!isHost(id)) signing?.assertReleaseValid(folderOf(id, version));
    return version;
  };

  return {
    title: storage.title,
    dir,
    change,
    async pull(id) {
      const { failed } = await mirror.pull();
      await pullRecords(storage, dir);
      if (id !== undefined) await mirror.pullEarlier(id);
      return failed;
    },
    async fetch(id, version) {
      if (await hasRelease(storage, id, version)) await fetchRelease(storage, dir, id, version);
    },
    pointers: async () => (await readPointers(storage)).file,
    history: (id) => readBucketMoves(storage, id),
    async records() {
      await pullRecords(storage, dir);
      return openCanaryFolder(dir).records();
    },
    publish: (id, version) => uploadRelease(storage, dir, id, version),
    async point(id, version, by) {
      await change(id, (now) =>
        now && isCurrent(now, version, by) && shellsAccept(folderOf(id, version), now, signing)
          ? null
          : nextPointer(now, version, by),
      );
    },
    async rollback(id, wanted) {
      const version = await verifyEarlier(id, wanted);
      await change(id, (now) => {
        if (!now?.previous.includes(version)) throw new Error(`${id} was changed meanwhile. Roll back again`);
        return nextPointer(now, version, 'rollback');
      });
      return version;
    },
  };
};
