/** Releases as the shell of `pnpm dev` sees them: those under edit, and beside them the last release of every other remote. */
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from './release-manifest.ts';

/** A page that is being made may still read the one before. */
const KEPT_BUILDS = 3;

/** What one build of a remote under edit left on disk. */
export interface LiveBuild {
  manifest: BuildManifest;
  clientDir: string;
  serverFile: string;
}

export interface LiveReleases {
  /** Make a release of the real folder current. */
  link(id: string, version: string): void;
  /** Make a build current under a version of its own, and name that version. */
  add(build: LiveBuild): string;
}

/**
 * @param folder emptied first; its pointer is written whole, so that the shell never reads half of it
 * @param releasesDir where the real releases lie
 */
export const openLiveReleases = (folder: string, releasesDir: string): LiveReleases => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const versions: Record<string, string> = {};
  const builds: Record<string, number> = {};

  const point = (id: string, version: string): void => {
    versions[id] = version;
    const remotes = Object.fromEntries(
      Object.entries(versions).map(([name, one]) => [name, { version: one }]),
    );
    const file = path.join(folder, 'remotes.json');
    writeFileSync(`${file}.part`, JSON.stringify({ remotes }));
    renameSync(`${file}.part`, file);
  };

  return {
    link(id, version) {
      if (versions[id] === version) return;
      mkdirSync(path.join(folder, id), { recursive: true });
      const place = path.join(folder, id, version);
      rmSync(place, { force: true });
      symlinkSync(path.join(releasesDir, id, version), place);
      point(id, version);
    },
    add({ manifest, clientDir, serverFile }) {
      const { id } = manifest;
      const count = (builds[id] ?? 0) + 1;
      builds[id] = count;
      const version = `dev-${count}`;
      const place = path.join(folder, id, version);
      mkdirSync(path.join(place, 'server'), { recursive: true });
      cpSync(serverFile, path.join(place, 'server/index.mjs'));
      symlinkSync(clientDir, path.join(place, 'client'));
      writeFileSync(path.join(place, 'release.json'), JSON.stringify({ ...manifest, version }));
      point(id, version);
      rmSync(path.join(folder, id, `dev-${count - KEPT_BUILDS}`), { recursive: true, force: true });
      return version;
    },
  };
};
