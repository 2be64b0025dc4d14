/**
 * Current release of each remote (docs/architecture/releases.md). Follows changes of the pointers on disk,
 * and refuses an invalid or unsigned pointer or release.
 */
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import type { Canary } from './canary/canary.ts';
import { openCanaryFolder } from './canary/canary-folder.ts';
import { createChoices, type RunningCanary } from './canary/choose-releases.ts';
import { applyCanaries } from './canary/running-canaries.ts';
import { type ReadOptions, type Release, readRelease } from './read-release.ts';
import { remotesFile } from './release-manifest.ts';
import { expiresSoon } from './signing/expires-soon.ts';
import type { PointerMemory } from './signing/pointer-memory.ts';

export type { Release } from './read-release.ts';

const RELOAD_MS = 2_000;

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

/** Reports changes immediately if the file system supports it. On network folders, the timer finds them. */
const watchFolder = (folder: string, changed: () => void) => {
  try {
    return watch(folder, { persistent: false }, changed).on('error', () => {});
  } catch {
    return undefined;
  }
};

export interface RegistryOptions extends ReadOptions {
  /** Refuses replayed pointers, and knows the last good versions. */
  memory: PointerMemory;
}

/** The part of a pointer that the registry follows. */
interface Followed {
  version: string;
  canary?: Canary | undefined;
}

/** Runs `work`. Logs an error as a warning with these details, and returns undefined. */
const attempt = <T>(log: Log, text: string, work: () => T, details: object = {}): T | undefined => {
  try {
    return work();
  } catch (error) {
    log.warn({ ...details, reason: (error as Error).message }, text);
    return undefined;
  }
};

export const openRemoteRegistry = (
  releasesDir: string,
  log: Log,
  options: RegistryOptions,
): RemoteRegistry => {
  const { trust, memory } = options;
  const pointer = path.join(releasesDir, 'remotes.json');
  const canaryFolder = openCanaryFolder(releasesDir);
  let releases: ReadonlyMap<string, Release> = new Map();
  let canaries: readonly RunningCanary[] = [];
  let choices = createChoices(releases, canaries);
  let text = '';
  /** Reason of the failure that the log already has. */
  let problem = '';

  /** Accepted pointers. */
  const followed = new Map<string, Followed>();

  /** Checks a pointer. Returns the last accepted one in place of one that is refused. */
  const follow = (id: string, pointer: Followed, signed: object): Followed | undefined => {
    const accept = (): void => {
      memory.accept(id, trust.checkPointer(id, signed).sequence);
      followed.set(id, pointer);
    };
    const details = { remote: id, version: pointer.version };
    const last = followed.get(id);
    attempt(log, `pointer not usable${last ? ', the last good one stays' : ''}`, accept, details);
    return followed.get(id);
  };

  /** A release in use stays until its key is revoked. */
  const isTrusted = ({ id, signedBy }: Release): boolean =>
    signedBy !== undefined && trust.allows(signedBy, id);

  /** Reads a release, or returns it if it is in use. Undefined if it cannot be used. */
  const read = (id: string, version: string): Release | undefined =>
    choices
      .used()
      .find((release) => release.id === id && release.version === version && isTrusted(release)) ??
    attempt(
      log,
      'release not usable, the last good one stays',
      () => readRelease(releasesDir, id, version, options),
      { remote: id, version },
    );

  /** The release in use, or the one in use before a restart. */
  const lastGood = (id: string): Release | undefined => {
    const release = releases.get(id);
    if (release) return isTrusted(release) ? release : undefined;
    const version = memory.good(id);
    return version === undefined ? undefined : read(id, version);
  };

  const reload = () => {
    const keysChanged = attempt(log, 'release keys not readable, the known keys stay', trust.refresh);
    try {
      const file = readFileSync(pointer, 'utf8');
      const next = `${file}\n${canaryFolder.revision()}`;
      if (next === text && !keysChanged) {
        if (problem) log.info({}, 'remote registry readable again');
        problem = '';
        return;
      }
      const signed = JSON.parse(file);
      const { remotes } = remotesFile.parse(signed);
      const current = new Map<string, Release>();
      const asked = new Map<string, Canary>();
      for (const [id, pointer] of Object.entries(remotes)) {
        // The signature covers the fields as they are in the file.
        const { version, canary } = follow(id, pointer, signed.remotes[id]) ?? {};
        const release = (version === undefined ? undefined : read(id, version)) ?? lastGood(id);
        if (canary) asked.set(id, canary);
        if (!release) continue;
        current.set(id, release);
        memory.keep(id, release.version);
        if (expiresSoon(release.manifest))
          log.warn({ remote: id, version, expires: release.manifest.expires }, 'release expires soon');
      }
      const records = asked.size > 0 ? canaryFolder.records() : [];
      const applied = applyCanaries(current, { canaries: asked, records, read });
      canaries = applied.running;
      choices = createChoices(applied.releases, canaries);
      releases = current;
      text = next;
      attempt(log, 'accepted pointers not saved', memory.save);
      log.info(
        {
          remotes: Object.fromEntries([...applied.releases].map(([id, { version }]) => [id, version])),
          canaries: canaries.map(({ id, release, share }) => ({ id, version: release.version, share })),
        },
        'remote registry read',
      );
      problem = '';
    } catch (error) {
      const reason = (error as Error).message;
      if (reason !== problem) log.warn({ reason }, 'remote registry not readable, the last good one stays');
      problem = reason;
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
