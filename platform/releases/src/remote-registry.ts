/** Which release of each remote is current (docs/architecture/releases.md). Re-read when it changes; the last good answer is kept. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { type ReleaseManifest, releaseManifest, remotesFile } from './release-manifest.ts';
import { withoutSourceMap } from './without-source-map.ts';

const RELOAD_MS = 2_000;

/** A release as the pages need it. */
export interface Release {
  readonly id: string;
  readonly version: string;
  /** URL folder of the browser files, with a final slash. */
  readonly base: string;
  readonly manifest: ReleaseManifest;
  readonly clientDir: string;
  /** Null: the browser alone draws it (a remote that is loaded from another address). */
  readonly serverFile: string | null;
  /** Verified bytes of `serverFile`: every worker runs these, whatever the file holds by then. A remote under edit has none. */
  readonly serverSource?: Uint8Array;
  /** Style sheets by name, from verified bytes: pages inline these. A remote under edit has none. */
  readonly styles?: ReadonlyMap<string, string>;
  /** A developer's own build on this machine whose files carry no hash; never a release. */
  readonly unchecked?: boolean;
}

/** Why a release cannot be used. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly reason: 'missing' | 'contract' | 'no-hash' | 'tampered';

  constructor(reason: ReleaseError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface RemoteRegistry {
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

/** @throws ReleaseError when this shell cannot serve its contract, or its entry could be tampered with unseen */
export const assertUsable = (
  { contract, entry, app, integrity }: ReleaseManifest,
  title: string,
  { unchecked = false } = {},
): void => {
  if (contract < OLDEST_SERVED_CONTRACT || contract > CONTRACT_VERSION) {
    throw new ReleaseError(
      'contract',
      `${title} speaks contract ${contract}; this shell serves ${OLDEST_SERVED_CONTRACT} to ${CONTRACT_VERSION}`,
    );
  }
  const bare = [entry, ...app.js].find((file) => !integrity[file]);
  if (bare && !unchecked) throw new ReleaseError('no-hash', `${title} names no hash of ${bare}`);
};

const SERVER_BUNDLE = 'server/index.mjs';

/** Reads a file of a release and compares it with its hash. @throws ReleaseError */
const readVerified = (dir: string, file: string, { files }: ReleaseManifest, title: string): Buffer => {
  const bytes = readFileSync(path.join(dir, file));
  const hash = files[file];
  if (!hash) throw new ReleaseError('no-hash', `${title} names no hash of ${file}`);
  if (hash !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`)
    throw new ReleaseError('tampered', `${title}: ${file} is not what was built`);
  return bytes;
};

/** A page's policy allows every style that the shell inlines, so the browser would not see a changed one. @throws ReleaseError */
const readStyles = (dir: string, manifest: ReleaseManifest, title: string): ReadonlyMap<string, string> => {
  const names = [manifest.app, ...Object.values(manifest.chunks)].flatMap(({ css }) => css);
  return new Map(
    [...new Set(names)].map((name) => [
      name,
      withoutSourceMap(readVerified(dir, `client/${name}`, manifest, title).toString('utf8')),
    ]),
  );
};

/** Files that the server runs or inlines into pages. */
const readServed = (dir: string, manifest: ReleaseManifest, title: string) => ({
  serverSource: readVerified(dir, SERVER_BUNDLE, manifest, title),
  styles: readStyles(dir, manifest, title),
});

export interface ReadOptions {
  /** `pnpm dev` runs: a remote under edit has no hashes and is served from where it is edited. */
  live?: boolean;
}

/** @throws ReleaseError, or the error of a manifest that does not fit */
export const readRelease = (
  releasesDir: string,
  id: string,
  version: string,
  { live = false }: ReadOptions = {},
): Release => {
  const dir = path.join(releasesDir, id, version);
  const file = path.join(dir, 'release.json');
  if (!existsSync(file)) throw new ReleaseError('missing', `${id} ${version} is not released here`);
  const manifest = releaseManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const edited = live ? manifest.base : undefined;
  assertUsable(manifest, `${id} ${version}`, { unchecked: edited !== undefined });
  const served = edited ? {} : readServed(dir, manifest, `${id} ${version}`);
  const clientDir = path.join(dir, 'client');
  statSync(path.join(clientDir, manifest.entry));
  return {
    id,
    version,
    base: edited ?? `/remotes/${id}/${version}/`,
    manifest,
    clientDir,
    serverFile: path.join(dir, SERVER_BUNDLE),
    ...served,
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

export const openRemoteRegistry = (
  releasesDir: string,
  log: Log,
  options: ReadOptions = {},
): RemoteRegistry => {
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
          read.set(id, known?.version === version ? known : readRelease(releasesDir, id, version, options));
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
        'remote registry read',
      );
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'remote registry not readable, the last good one stays');
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
