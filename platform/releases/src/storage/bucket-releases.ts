/** Releases in a bucket: files first, then the pointer, which only a conditional write changes. */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ObjectStorage, WriteConflict } from 'object-storage/object-storage';
import type { Move } from '../pointer-history.ts';
import {
  chooseEarlier,
  droppedVersions,
  isCurrent,
  nextPointer,
  POINTERS,
  type Pointer,
  type PointerFile,
  parsePointers,
  pointerIn,
  withPointer,
} from '../pointers.ts';
import { readBucketMoves, writeMove } from './bucket-history.ts';
import { hasRelease, uploadRelease } from './fetch-release.ts';
import { openMirror } from './mirror.ts';
import type { ReleaseStorage } from './release-storage.ts';

/** Attempts of a change that others precede each time. */
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
  /** Null if nothing was to change. */
  to: Pointer | null;
}

const changePointer = async (
  storage: ObjectStorage,
  id: string,
  choose: (now: Pointer | undefined) => Pointer | null,
): Promise<Change> => {
  let tried: Change | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const { file, etag } = await readPointers(storage);
    const from = pointerIn(file, id);
    // The answer to the write was lost, and the repeated write found the first one.
    if (tried && isDeepStrictEqual(from, tried.to)) return tried;
    const to = choose(from);
    if (!to) return { from, to };
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

/** @param dir local copy, of this bucket only */
export const openBucketReleases = (storage: ObjectStorage, dir: string): ReleaseStorage => {
  const mirror = openMirror(storage, dir);

  const change: ReleaseStorage['change'] = async (id, choose) => {
    const done = await changePointer(storage, id, choose);
    const { from, to } = done;
    if (!to) return from;
    const move: Move = { at: to.since, id, from: from?.version ?? null, to: to.version, by: to.by };
    await afterwards('the history', () => writeMove(storage, move, to.sequence ?? 0));
    await afterwards('the removal of old releases', () => removeDropped(storage, id, done));
    return to;
  };

  const keptOf = async (id: string): Promise<Set<string>> => {
    const earlier = pointerIn((await readPointers(storage)).file, id)?.previous ?? [];
    const there = await Promise.all(earlier.map((version) => hasRelease(storage, id, version)));
    return new Set(earlier.filter((_, index) => there[index]));
  };

  return {
    title: storage.title,
    dir,
    change,
    async pull(id) {
      const { failed } = await mirror.pull();
      if (id !== undefined) await mirror.pullEarlier(id);
      return failed;
    },
    pointers: async () => (await readPointers(storage)).file,
    history: (id) => readBucketMoves(storage, id),
    publish: (id, version) => uploadRelease(storage, dir, id, version),
    async point(id, version, by) {
      await change(id, (now) => (isCurrent(now, version, by) ? null : nextPointer(now, version, by)));
    },
    async rollback(id, wanted) {
      const kept = await keptOf(id);
      const pointer = await change(id, (now) => {
        const earlier = (now?.previous ?? []).filter((version) => kept.has(version));
        return nextPointer(now, chooseEarlier(id, earlier, wanted), 'rollback');
      });
      return pointer?.version ?? '';
    },
  };
};
