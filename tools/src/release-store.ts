/** Releases on disk (DESIGN §8): immutable folders `releases/<remote>/<version>/` and a pointer, `releases/remotes.json`. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from './webpack/release-manifest.ts';

export interface Pointer {
  version: string;
  /** ISO time of the last change. */
  since: string;
  /** Who moved it: `start` follows the build, a person's choice stays until a person changes it. */
  by: 'start' | 'release' | 'rollback';
  /** Versions before this one, newest first. */
  previous: string[];
}

export interface PointerFile {
  remotes: Record<string, Pointer>;
}

const KEPT_VERSIONS = 10;

export const readManifest = (file: string): ReleaseManifest => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
  } catch (error) {
    throw new Error(`No build at ${file} (${(error as Error).message}). Run: pnpm build`);
  }
};

const writeWhole = (file: string, text: string): void => {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
};

export const openReleases = (releasesDir: string) => {
  const pointerFile = path.join(releasesDir, 'remotes.json');
  const lock = path.join(releasesDir, '.lock');

  const read = (): PointerFile => {
    if (!existsSync(pointerFile)) return { remotes: {} };
    try {
      return JSON.parse(readFileSync(pointerFile, 'utf8')) as PointerFile;
    } catch (error) {
      throw new Error(
        `${pointerFile} cannot be read (${(error as Error).message}). Mend it, or remove it and release again`,
      );
    }
  };

  /** One writer at a time: two releases at once must not lose each other. */
  const locked = <T>(work: () => T): T => {
    mkdirSync(releasesDir, { recursive: true });
    const until = Date.now() + 5_000;
    for (;;) {
      try {
        mkdirSync(lock);
        break;
      } catch {
        if (Date.now() > until)
          throw new Error(`${lock} is held by another release. If none runs, remove that folder`);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      }
    }
    try {
      return work();
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  };

  const point = (id: string, version: string, by: Pointer['by']): void =>
    locked(() => {
      const file = read();
      const now = file.remotes[id];
      if (now?.version === version && now.by === by) return;
      const previous = [now?.version, ...(now?.previous ?? [])].filter(
        (one) => one && one !== version,
      ) as string[];
      file.remotes[id] = {
        version,
        since: new Date().toISOString(),
        by,
        previous: previous.slice(0, KEPT_VERSIONS),
      };
      writeWhole(pointerFile, `${JSON.stringify(file, null, 2)}\n`);
    });

  /** Copy a build to its immutable folder; it appears whole or not at all. */
  const copy = (packageDir: string): ReleaseManifest => {
    const dist = path.join(packageDir, 'dist');
    const manifest = readManifest(path.join(dist, 'release.json'));
    const target = path.join(releasesDir, manifest.id, manifest.version);
    if (existsSync(target)) return manifest;
    const part = `${target}.${process.pid}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
    for (const name of ['client', 'server', 'release.json'])
      cpSync(path.join(dist, name), path.join(part, name), { recursive: true });
    renameSync(part, target);
    return manifest;
  };

  return {
    read,
    copy,
    point,
    /** Version of the current release whose files are there. */
    current(id: string): string | undefined {
      const version = read().remotes[id]?.version;
      return version && existsSync(path.join(releasesDir, id, version)) ? version : undefined;
    },
    /** What `start` does: the newest build becomes current unless a person set the pointer. */
    follow(packageDir: string): { id: string; version: string; kept?: string } {
      const { id, version } = copy(packageDir);
      const now = read().remotes[id];
      if (now && now.by !== 'start' && existsSync(path.join(releasesDir, id, now.version))) {
        return { id, version: now.version, ...(now.version === version ? {} : { kept: version }) };
      }
      point(id, version, 'start');
      return { id, version };
    },
    /** Back to the version before the current one. */
    rollback(id: string): string {
      const now = read().remotes[id];
      const before = now?.previous.find((version) => existsSync(path.join(releasesDir, id, version)));
      if (!before) throw new Error(`${id} has no earlier release to go back to`);
      point(id, before, 'rollback');
      return before;
    },
  };
};
