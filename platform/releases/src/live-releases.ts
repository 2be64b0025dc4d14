/**
 * Releases for the shell and the office of `pnpm dev`: builds of the packages being edited, and the last release of every
 * other one.
 */
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from 'object-storage/write-whole';
import { isApp, POINTERS } from './pointers.ts';
import type { BuildManifest } from './release-manifest.ts';
import type { ReleaseSigning } from './signing/release-signing.ts';
import { nextSequence } from './signing/signed-pointer.ts';

/** A page that is being rendered may still read an earlier build. */
const KEPT_BUILDS = 3;

/** Files of one build of a remote that is being edited. */
export interface LiveBuild {
  manifest: BuildManifest;
  clientDir: string;
  serverFile: string;
}

/**
 * @param folder emptied first; its pointer file is replaced atomically
 * @param releasesDir folder of the real releases
 */
export const openLiveReleases = (
  folder: string,
  releasesDir: string,
  signing: Pick<ReleaseSigning, 'signPointer' | 'signRelease'>,
) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const remotes: Record<string, { version: string; sequence: number }> = {};
  const apps: typeof remotes = {};
  const builds: Record<string, number> = {};

  const tableOf = (id: string) => (isApp(id) ? apps : remotes);

  const point = (id: string, version: string): void => {
    const table = tableOf(id);
    table[id] = signing.signPointer(id, { version, sequence: nextSequence(table[id]) });
    writeWhole(path.join(folder, POINTERS), JSON.stringify({ remotes, apps }));
  };

  return {
    /** Makes a release of the real releases folder current. */
    link(id: string, version: string): void {
      if (tableOf(id)[id]?.version === version) return;
      mkdirSync(path.join(folder, id), { recursive: true });
      const place = path.join(folder, id, version);
      rmSync(place, { force: true });
      symlinkSync(path.join(releasesDir, id, version), place);
      point(id, version);
    },
    /** Makes a build current under a new version, and returns that version. */
    add({ manifest, clientDir, serverFile }: LiveBuild): string {
      const { id } = manifest;
      const count = (builds[id] ?? 0) + 1;
      builds[id] = count;
      const version = `dev-${count}`;
      const place = path.join(folder, id, version);
      mkdirSync(path.join(place, 'server'), { recursive: true });
      cpSync(serverFile, path.join(place, 'server/index.mjs'));
      symlinkSync(clientDir, path.join(place, 'client'));
      writeFileSync(path.join(place, 'release.json'), JSON.stringify({ ...manifest, version }));
      signing.signRelease(id, version, place);
      point(id, version);
      rmSync(path.join(folder, id, `dev-${count - KEPT_BUILDS}`), { recursive: true, force: true });
      return version;
    },
  };
};

export type LiveReleases = ReturnType<typeof openLiveReleases>;
