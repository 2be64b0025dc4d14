/**
 * Releases on disk (docs/architecture/releases.md): immutable folders `releases/<id>/<version>/`, pointers to
 * the current ones (`releases/remotes.json`) and their history. Shell servers follow the pointers of remotes.
 * The pointers of the hosts (shell, API) record the deployed version, so that others can be compared with it.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withFolderLock } from 'object-storage/folder-lock';
import { writeWhole } from 'object-storage/write-whole';
import { openCanaryFolder } from './canary/canary-folder.ts';
import { rollbackOf } from './canary/rollback.ts';
import type { ContractRecord } from './contract-record.ts';
import { type Move, noteMove, readMoves } from './pointer-history.ts';
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
  versionsBeside,
  versionsOf,
  withPointer,
} from './pointers.ts';
import { assertWhole, RELEASED } from './release-files.ts';
import type { BuildManifest } from './release-manifest.ts';
import type { ReleaseSigning } from './signing/release-signing.ts';

export const readManifest = (file: string): BuildManifest => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  } catch (error) {
    throw new Error(`No build at ${file} (${(error as Error).message}). Run: pnpm build`);
  }
};

/** Reads and writes the pointers in `releases/remotes.json`. */
const openPointers = (releasesDir: string, signing?: ReleaseSigning) => {
  const pointerFile = path.join(releasesDir, POINTERS);

  const read = (): PointerFile =>
    existsSync(pointerFile) ? parsePointers(readFileSync(pointerFile, 'utf8'), pointerFile) : { remotes: {} };

  return {
    read,
    pointerOf: (id: string): Pointer | undefined => pointerIn(read(), id),
    /** Signs and writes one pointer, and notes the change in the history. */
    write(id: string, next: Pointer): void {
      const file = read();
      const now = pointerIn(file, id);
      writeWhole(pointerFile, withPointer(file, id, stampPointer(id, now, next, signing)));
      noteMove(releasesDir, moveOf(id, now, next));
    },
  };
};

/** The immutable folders `releases/<id>/<version>/`. */
const openFolders = (releasesDir: string, signing?: ReleaseSigning) => {
  const folderOf = (id: string, version: string) => path.join(releasesDir, id, version);

  /** The version of a build, or one with a suffix (`-r2`) if its immutable folder lacks the wanted signature. */
  const freeVersion = (id: string, version: string, key: 'any' | 'own'): string => {
    for (let n = 1; ; n += 1) {
      const next = n === 1 ? version : `${version}-r${n}`;
      const dir = folderOf(id, next);
      if (!existsSync(dir) || !signing || signing.isReleaseValid({ id, version: next, dir }, key))
        return next;
    }
  };

  return {
    folderOf,
    isThere: (id: string, version: string) => existsSync(folderOf(id, version)),

    /**
     * Copies a build to its immutable folder atomically, and signs it.
     * @param key whether an existing folder of this build counts when another trusted key has signed it
     * @returns the manifest with the version of the folder
     * @throws Error if a file of the build is missing or was changed after the build
     */
    copy(packageDir: string, key: 'any' | 'own' = 'any'): BuildManifest {
      const dist = path.join(packageDir, 'dist');
      const build = readManifest(path.join(dist, 'release.json'));
      const manifest = { ...build, version: freeVersion(build.id, build.version, key) };
      const target = folderOf(manifest.id, manifest.version);
      if (existsSync(target)) return manifest;
      const part = `${target}.${process.pid}.part`;
      rmSync(part, { recursive: true, force: true });
      mkdirSync(part, { recursive: true });
      try {
        for (const name of [...RELEASED, 'release.json'])
          if (existsSync(path.join(dist, name)))
            cpSync(path.join(dist, name), path.join(part, name), { recursive: true });
        assertWhole(part, manifest.files, `${manifest.id} ${manifest.version}`);
        signing?.signRelease(manifest.id, manifest.version, part);
        renameSync(part, target);
      } catch (error) {
        rmSync(part, { recursive: true, force: true });
        // Another process released the same build first; its folder has the same content.
        if (!existsSync(target)) throw error;
      }
      return manifest;
    },

    /**
     * Deletes releases that were current long ago, and those of old previews. Keeps those never current (stubs,
     * candidates), and that of an ended canary, whose pages may be open.
     */
    prune(id: string, before: Pointer | undefined, pointer: Pointer): void {
      const ended = before?.canary ? [before.canary.version] : [];
      const kept = new Set([...versionsOf(pointer), ...versionsBeside(pointer), ...ended]);
      const once = readMoves(releasesDir, id).map(({ to }) => to);
      for (const version of [...droppedVersions(before, pointer), ...once]) {
        if (!kept.has(version)) rmSync(folderOf(id, version), { recursive: true, force: true });
      }
    },
  };
};

/** @param signing absent in a program that only reads. Shells refuse pointers without a signature */
export const openReleaseStore = (releasesDir: string, signing?: ReleaseSigning) => {
  const { read, pointerOf, write } = openPointers(releasesDir, signing);
  const { folderOf, isThere, copy, prune } = openFolders(releasesDir, signing);

  const isAccepted = (id: string, pointer: Pointer): boolean => {
    const { version } = pointer;
    return shellsAccept({ id, version, dir: folderOf(id, version) }, pointer, signing);
  };

  /**
   * Replaces a pointer with the chosen one; null changes nothing. Holds the lock of the folder, so that
   * simultaneous changes do not overwrite each other. Returns the pointer that is current now.
   */
  const change = (id: string, choose: (now: Pointer | undefined) => Pointer | null): Pointer | undefined =>
    withFolderLock(path.join(releasesDir, '.lock'), () => {
      const now = pointerOf(id);
      const next = choose(now);
      if (!next) return now;
      write(id, next);
      if (isThere(id, next.version)) prune(id, now, next);
      return next;
    });
  const point = (id: string, version: string, by: Move['by']): void =>
    void change(id, (now) =>
      now && isCurrent(now, version, by) && isAccepted(id, now) ? null : nextPointer(now, version, by),
    );

  return {
    read,
    copy,
    change,
    point,
    history: (id?: string) => readMoves(releasesDir, id),
    /** Version of the current release, if its files exist and shells accept it. */
    current(id: string): string | undefined {
      const pointer = pointerOf(id);
      return pointer && isThere(id, pointer.version) && isAccepted(id, pointer) ? pointer.version : undefined;
    },
    /** Contract record of the release that everybody gets; null without a release or record. */
    contractOf(id: string): ContractRecord | null {
      const pointer = pointerOf(id);
      const back = pointer && rollbackOf(id, pointer, openCanaryFolder(releasesDir).records());
      const version = back?.to ?? pointer?.version;
      const file = version && path.join(folderOf(id, version), 'contract.json');
      return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ContractRecord) : null;
    },
    /** Stores the contract record of the deployed API, whose code is not in this folder. */
    keepContract(record: ContractRecord): void {
      const folder = folderOf(record.id, record.version);
      mkdirSync(folder, { recursive: true });
      writeWhole(path.join(folder, 'contract.json'), JSON.stringify(record));
    },
    /**
     * Makes the newest build current unless a person chose a version (used by `start`).
     * @returns the current version, and in `kept` a newer build that is kept for a release by hand
     */
    follow(packageDir: string): { id: string; version: string; kept?: string } {
      const { id, version } = copy(packageDir);
      const now = pointerOf(id);
      const isChosen = now && (now.by !== 'start' || now.canary);
      if (isChosen && !isHost(id) && isThere(id, now.version) && isAccepted(id, now)) {
        return { id, version: now.version, ...(now.version === version ? {} : { kept: version }) };
      }
      point(id, version, 'start');
      return { id, version };
    },
    /**
     * Makes the previous version current, or the named one.
     * @throws Error if that version is not on disk, or if shells refuse its signature
     */
    rollback(id: string, wanted?: string): string {
      const next = change(id, (now) => {
        const kept = (now?.previous ?? []).filter((version) => isThere(id, version));
        const version = chooseEarlier(id, kept, wanted);
        if (!isHost(id)) signing?.assertReleaseValid({ id, version, dir: folderOf(id, version) });
        return nextPointer(now, version, 'rollback');
      });
      return next?.version ?? '';
    },
  };
};
