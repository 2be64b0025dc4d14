/** Which release of each remote is current (DESIGN §8). Re-read when it changes; the last good answer is kept. */
import { readFileSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { type ReleaseManifest, releaseManifest, remotesFile } from './release-manifest.ts';

const RELOAD_MS = 2_000;

/** A release as the pages need it. */
export interface Release {
  readonly id: string;
  readonly version: string;
  /** URL folder of the browser files, with a final slash. */
  readonly base: string;
  readonly manifest: ReleaseManifest;
  readonly clientDir: string;
  readonly serverFile: string;
}

export interface Registry {
  /** Current release of every remote that has a usable one. */
  current(): ReadonlyMap<string, Release>;
  /** Changes whenever `current()` does: part of every page's cache key. */
  revision(): string;
  stop(): void;
}

interface Log {
  warn(details: object, text: string): void;
  info(details: object, text: string): void;
}

export const readRelease = (releasesDir: string, id: string, version: string): Release => {
  const dir = path.join(releasesDir, id, version);
  const manifest = releaseManifest.parse(JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8')));
  if (manifest.contract < OLDEST_SERVED_CONTRACT || manifest.contract > CONTRACT_VERSION) {
    throw new Error(
      `${id} ${version} speaks contract ${manifest.contract}; this shell serves ${OLDEST_SERVED_CONTRACT} to ${CONTRACT_VERSION}`,
    );
  }
  const clientDir = path.join(dir, 'client');
  statSync(path.join(clientDir, manifest.entry));
  return {
    id,
    version,
    base: manifest.base ?? `/remotes/${id}/${version}/`,
    manifest,
    clientDir,
    serverFile: path.join(dir, 'server/index.mjs'),
  };
};

/** Tells of a change at once where the system can; the timer sees it everywhere else (network folders). */
const watchFolder = (folder: string, changed: () => void) => {
  try {
    return watch(folder, { persistent: false }, changed).on('error', () => {});
  } catch {
    return undefined;
  }
};

export const openRegistry = (releasesDir: string, log: Log): Registry => {
  const pointer = path.join(releasesDir, 'remotes.json');
  let releases = new Map<string, Release>();
  let text = '';

  const reload = () => {
    try {
      const next = readFileSync(pointer, 'utf8');
      if (next === text) return;
      const { remotes } = remotesFile.parse(JSON.parse(next));
      const read = new Map<string, Release>();
      for (const [id, { version }] of Object.entries(remotes)) {
        const known = releases.get(id);
        try {
          read.set(id, known?.version === version ? known : readRelease(releasesDir, id, version));
        } catch (error) {
          log.warn(
            { remote: id, version, reason: (error as Error).message },
            'release not usable, the last good one stays',
          );
          if (known) read.set(id, known);
        }
      }
      releases = read;
      text = next;
      log.info(
        { remotes: Object.fromEntries([...read].map(([id, { version }]) => [id, version])) },
        'registry read',
      );
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'registry not readable, the last good one stays');
    }
  };

  reload();
  const timer = setInterval(reload, RELOAD_MS);
  timer.unref();
  const watcher = watchFolder(releasesDir, reload);
  return {
    current: () => releases,
    revision: () => [...releases.values()].map(({ id, version }) => `${id}@${version}`).join(','),
    stop: () => {
      clearInterval(timer);
      watcher?.close();
    },
  };
};
