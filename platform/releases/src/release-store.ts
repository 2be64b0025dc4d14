/**
 * Releases on disk (docs/architecture/releases.md): immutable folders `releases/<id>/<version>/`, pointers to
 * the current ones (`releases/remotes.json`) and their history. Shell servers follow the pointers of remotes.
 * The pointers of the hosts (shell, API) record the deployed version, so that others can be compared with it.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFolderLock } from 'object-storage/folder-lock';
import type { ContractRecord } from './contract-record.ts';
import { type Move, noteMove, readMoves } from './pointer-history.ts';
import { assertWhole, RELEASED } from './release-files.ts';
import type { BuildManifest } from './release-manifest.ts';

export interface Pointer {
  version: string;
  /** ISO time of the last change. */
  since: string;
  /** Cause of the last change. `start` follows the newest build, but keeps a version that a person chose. */
  by: Move['by'];
  /** Earlier versions, newest first. */
  previous: string[];
}

interface PointerFile {
  remotes: Record<string, Pointer>;
  /** `shell` and `api`. */
  hosts?: Record<string, Pointer>;
}

/**
 * Releases per package kept on disk, including the current one, because open pages still load chunks of
 * earlier ones.
 */
export const KEPT_RELEASES = 10;

const HOSTS = ['shell', 'api'] as const;
const isHost = (id: string): boolean => (HOSTS as readonly string[]).includes(id);

export const readManifest = (file: string): BuildManifest => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  } catch (error) {
    throw new Error(`No build at ${file} (${(error as Error).message}). Run: pnpm build`);
  }
};

const writeWhole = (file: string, text: string): void => {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
};

/** Reads and writes the pointers in `releases/remotes.json`. */
const openPointers = (releasesDir: string) => {
  const pointerFile = path.join(releasesDir, 'remotes.json');

  const read = (): PointerFile => {
    if (!existsSync(pointerFile)) return { remotes: {} };
    try {
      return JSON.parse(readFileSync(pointerFile, 'utf8')) as PointerFile;
    } catch (error) {
      throw new Error(
        `${pointerFile} cannot be read (${(error as Error).message}). ` +
          'Mend it, or remove it and release again',
      );
    }
  };

  return {
    read,
    pointerOf(id: string): Pointer | undefined {
      const { remotes, hosts = {} } = read();
      return isHost(id) ? hosts[id] : remotes[id];
    },
    /** Writes one pointer and notes the change in the history. */
    write(id: string, next: Pointer): void {
      const file = read();
      file.hosts ??= {};
      const table = isHost(id) ? file.hosts : file.remotes;
      const from = table[id]?.version ?? null;
      table[id] = next;
      writeWhole(pointerFile, `${JSON.stringify(file, null, 2)}\n`);
      noteMove(releasesDir, { at: next.since, id, from, to: next.version, by: next.by });
    },
  };
};

/** The immutable folders `releases/<id>/<version>/`. */
const openFolders = (releasesDir: string) => {
  const folderOf = (id: string, version: string) => path.join(releasesDir, id, version);
  return {
    folderOf,
    isThere: (id: string, version: string) => existsSync(folderOf(id, version)),

    /**
     * Copies a build to its immutable folder atomically.
     * @throws Error if a file of the build is missing or was changed after the build
     */
    copy(packageDir: string): BuildManifest {
      const dist = path.join(packageDir, 'dist');
      const manifest = readManifest(path.join(dist, 'release.json'));
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
        renameSync(part, target);
      } catch (error) {
        rmSync(part, { recursive: true, force: true });
        // Another process released the same build first; its folder has the same content.
        if (!existsSync(target)) throw error;
      }
      return manifest;
    },

    /** Deletes releases that were current long ago. Keeps those never current (stubs, candidates). */
    prune(id: string, { version, previous }: Pointer): void {
      const kept = new Set([version, ...previous]);
      for (const { to } of readMoves(releasesDir, id)) {
        if (!kept.has(to)) rmSync(folderOf(id, to), { recursive: true, force: true });
      }
    },
  };
};

/** The pointer to `version`, with the version before it as the newest of the previous ones. */
const nextPointer = (now: Pointer | undefined, version: string, by: Move['by']): Pointer => ({
  version,
  since: new Date().toISOString(),
  by,
  previous: [now?.version, ...(now?.previous ?? [])]
    .filter((one): one is string => one !== undefined && one !== version)
    .slice(0, KEPT_RELEASES - 1),
});

/**
 * Chooses the version that a rollback makes current: the wanted one, or the newest one of `kept`.
 * @throws Error if that version is not on disk
 */
const chooseEarlier = (id: string, kept: readonly string[], wanted?: string): string => {
  const before = wanted ? kept.find((version) => version === wanted) : kept[0];
  if (before) return before;
  if (!wanted) throw new Error(`${id} has no earlier release to go back to`);
  throw new Error(`${id} has no release ${wanted} to go back to. There are: ${kept.join(', ') || 'none'}`);
};

export const openReleaseStore = (releasesDir: string) => {
  const { read, pointerOf, write } = openPointers(releasesDir);
  const { folderOf, isThere, copy, prune } = openFolders(releasesDir);

  /**
   * Makes the chosen version current. Holds the lock of the folder, so that simultaneous releases do not
   * overwrite each other.
   */
  const move = (id: string, by: Move['by'], choose: (now: Pointer | undefined) => string): string =>
    withFolderLock(path.join(releasesDir, '.lock'), () => {
      const now = pointerOf(id);
      const version = choose(now);
      if (now?.version === version && now.by === by) return version;
      const next = nextPointer(now, version, by);
      write(id, next);
      if (isThere(id, version)) prune(id, next);
      return version;
    });
  const point = (id: string, version: string, by: Move['by']): void => void move(id, by, () => version);

  return {
    read,
    copy,
    point,
    history: (id?: string) => readMoves(releasesDir, id),
    /** Version of the current release, if its files exist. */
    current(id: string): string | undefined {
      const version = pointerOf(id)?.version;
      return version && isThere(id, version) ? version : undefined;
    },
    /** Contract record of the current release; null without a release or record. */
    contractOf(id: string): ContractRecord | null {
      const version = pointerOf(id)?.version;
      const file = version && path.join(folderOf(id, version), 'contract.json');
      return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ContractRecord) : null;
    },
    /** Stores the contract record of the deployed API, whose code is not in this folder. */
    keepContract(record: ContractRecord): void {
      const folder = folderOf(record.id, record.version);
      mkdirSync(folder, { recursive: true });
      writeWhole(path.join(folder, 'contract.json'), JSON.stringify(record));
    },
    /** Makes the newest build current unless a person chose a version (used by `start`). */
    follow(packageDir: string): { id: string; version: string; kept?: string } {
      const { id, version } = copy(packageDir);
      const now = pointerOf(id);
      if (now && now.by !== 'start' && !isHost(id) && isThere(id, now.version)) {
        return { id, version: now.version, ...(now.version === version ? {} : { kept: version }) };
      }
      point(id, version, 'start');
      return { id, version };
    },
    /**
     * Makes the previous version current, or the named one.
     * @throws Error if that version is not on disk
     */
    rollback(id: string, wanted?: string): string {
      return move(id, 'rollback', (now) => {
        const kept = (now?.previous ?? []).filter((version) => isThere(id, version));
        return chooseEarlier(id, kept, wanted);
      });
    },
  };
};
