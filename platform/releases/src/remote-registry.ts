/**
 * Current release of each remote (docs/architecture/releases.md). Follows changes of the pointers on disk,
 * and ignores an invalid pointer file or release.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import type { Canary } from './canary/canary.ts';
import { openCanaryFolder } from './canary/canary-folder.ts';
import { createChoices, type RunningCanary } from './canary/choose-releases.ts';
import { applyCanaries } from './canary/running-canaries.ts';
import { type ReleaseManifest, releaseManifest, remotesFile } from './release-manifest.ts';
import { withoutSourceMap } from './without-source-map.ts';

const RELOAD_MS = 2_000;

/** A verified release. */
export interface Release {
  readonly id: string;
  readonly version: string;
  /** URL folder of the browser files, with a final slash. */
  readonly base: string;
  readonly manifest: ReleaseManifest;
  readonly clientDir: string;
  /** Null if only the browser renders it (a remote that is loaded from another address). */
  readonly serverFile: string | null;
  /**
   * Verified bytes of `serverFile`, which workers run instead of the file. Missing for a remote that is being
   * edited.
   */
  readonly serverSource?: Uint8Array;
  /** Name → verified style sheet, which pages inline. Missing for a remote that is being edited. */
  readonly styles?: ReadonlyMap<string, string>;
  /** True for a local build in `pnpm dev`, whose files have no hashes. Never true for a release. */
  readonly unchecked?: boolean;
}

/** Error for a release that the shell cannot use. The message says why. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly reason: 'missing' | 'contract' | 'no-hash' | 'tampered';

  constructor(reason: ReleaseError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface RemoteRegistry {
  /**
   * Current releases by remote id. Remotes without a usable release are missing.
   * @param cohort absent for a shopper who gets no canary
   */
  current(cohort?: number): ReadonlyMap<string, Release>;
  /** Changes whenever `current()` or the share of a canary does. Part of every page's cache key. */
  revision(cohort?: number): string;
  /** The canaries that the cohort gets, separated by commas. Pages of each variant are cached side by side. */
  variant(cohort?: number): string;
  /** Canaries that some of the shoppers get. */
  canaries(): readonly RunningCanary[];
  /** All releases that some shopper gets. */
  used(): readonly Release[];
  /** Reads pointers and canaries again at once. */
  refresh(): void;
  stop(): void;
}

interface Log {
  warn(details: object, text: string): void;
  info(details: object, text: string): void;
}

/** @throws ReleaseError if the shell does not support the contract version, or the entry has no hash */
export const assertUsable = (
  { contract, entry, app, integrity }: ReleaseManifest,
  title: string,
  { unchecked = false } = {},
): void => {
  if (contract < OLDEST_SERVED_CONTRACT || contract > CONTRACT_VERSION) {
    throw new ReleaseError(
      'contract',
      `${title} speaks contract ${contract}; ` +
        `this shell serves ${OLDEST_SERVED_CONTRACT} to ${CONTRACT_VERSION}`,
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

/**
 * Reads verified style sheets. The CSP allows every style that the shell inlines, so the hash is checked
 * here. @throws ReleaseError
 */
const readStyles = (dir: string, manifest: ReleaseManifest, title: string): ReadonlyMap<string, string> => {
  const names = [manifest.app, ...Object.values(manifest.chunks)].flatMap(({ css }) => css);
  return new Map(
    [...new Set(names)].map((name) => [
      name,
      withoutSourceMap(readVerified(dir, `client/${name}`, manifest, title).toString('utf8')),
    ]),
  );
};

/** Reads the verified files that the server runs or inlines. */
const readServed = (dir: string, manifest: ReleaseManifest, title: string) => ({
  serverSource: readVerified(dir, SERVER_BUNDLE, manifest, title),
  styles: readStyles(dir, manifest, title),
});

export interface ReadOptions {
  /** True in `pnpm dev`: remotes that are being edited have no hashes and their own URL. */
  live?: boolean;
}

/** @throws ReleaseError, or ZodError for an invalid manifest */
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

/** Reports changes immediately if the file system supports it. On network folders, the timer finds them. */
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
  const canaryFolder = openCanaryFolder(releasesDir);
  let releases: ReadonlyMap<string, Release> = new Map();
  let canaries: readonly RunningCanary[] = [];
  let choices = createChoices(releases, canaries);
  let text = '';

  /** Reads a release, or returns it if it is in use. Undefined if it cannot be used. */
  const read = (id: string, version: string): Release | undefined => {
    const known = choices.used().find((release) => release.id === id && release.version === version);
    try {
      return known ?? readRelease(releasesDir, id, version, options);
    } catch (error) {
      log.warn(
        { remote: id, version, reason: (error as Error).message },
        'release not usable, the last good one stays',
      );
      return undefined;
    }
  };

  const reload = () => {
    try {
      const file = readFileSync(pointer, 'utf8');
      const next = `${file}\n${canaryFolder.revision()}`;
      if (next === text) return;
      const { remotes } = remotesFile.parse(JSON.parse(file));
      const current = new Map<string, Release>();
      const asked = new Map<string, Canary>();
      for (const [id, { version, canary }] of Object.entries(remotes)) {
        const release = read(id, version) ?? releases.get(id);
        if (release) current.set(id, release);
        if (canary) asked.set(id, canary);
      }
      const records = asked.size > 0 ? canaryFolder.records() : [];
      const applied = applyCanaries(current, { canaries: asked, records, read });
      canaries = applied.running;
      choices = createChoices(applied.releases, canaries);
      releases = current;
      text = next;
      log.info(
        {
          remotes: Object.fromEntries([...applied.releases].map(([id, { version }]) => [id, version])),
          canaries: canaries.map(({ id, release, share }) => ({ id, version: release.version, share })),
        },
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
    current: (cohort) => choices.of(cohort).releases,
    revision: (cohort) => choices.of(cohort).revision,
    variant: (cohort) => choices.of(cohort).variant,
    canaries: () => canaries,
    used: () => choices.used(),
    refresh: reload,
    stop: () => {
      clearInterval(timer);
      watcher?.close();
    },
  };
};
