/**
 * Current release of each remote (docs/architecture/releases.md). Follows changes of the pointers on disk,
 * and refuses an invalid or unsigned pointer or release.
 */
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { attempt, type Log } from './attempt.ts';
import { openCanaryFolder } from './canary/canary-folder.ts';
import { POINTERS } from './pointers.ts';
import { remotesFile } from './release-manifest.ts';
import { createReleasesInUse, type RegistryOptions } from './releases-in-use.ts';

export type { Release } from './read-release.ts';

const RELOAD_MS = 2_000;

/** Reports changes immediately if the file system supports it. On network folders, the timer finds them. */
const watchFolder = (folder: string, changed: () => void) => {
  try {
    return watch(folder, { persistent: false }, changed).on('error', () => {});
  } catch {
    return undefined;
  }
};

export const openRemoteRegistry = (releasesDir: string, log: Log, options: RegistryOptions) => {
  const pointerFile = path.join(releasesDir, POINTERS);
  const canaryFolder = openCanaryFolder(releasesDir);
  const { table = 'remotes' } = options;
  const inUse = createReleasesInUse(releasesDir, log, options, canaryFolder);
  /** Pointers, names of records and day of the last update. Empty: the next reload updates in any case. */
  let lastRead = '';
  /** Reason of the failure that the log already has. */
  let problem = '';

  const reload = () => {
    const keysChanged = attempt(log, 'release keys not readable, the known keys stay', options.trust.refresh);
    if (keysChanged) lastRead = '';
    try {
      const file = readFileSync(pointerFile, 'utf8');
      // Once a day also without a change, for the releases that expire soon.
      const today = new Date().toISOString().slice(0, 10);
      const next = [file, canaryFolder.revision(), today].join('\n');
      if (next === lastRead) {
        if (problem) log.info({}, 'remote registry readable again');
        problem = '';
        return;
      }
      // The signatures cover the fields as they are in the file.
      const signed = JSON.parse(file);
      inUse.update(remotesFile.parse(signed)[table], signed[table] ?? {});
      lastRead = next;
      problem = '';
    } catch (error) {
      const reason = (error as Error).message;
      // Drops the releases of a revoked key.
      if (keysChanged) inUse.restore();
      if (reason === problem) return;
      problem = reason;
      log.warn({ reason }, 'remote registry not readable, the last good one stays');
      if (inUse.choices().used().length === 0) inUse.restore();
    }
  };

  reload();
  const timer = setInterval(reload, RELOAD_MS);
  timer.unref();
  const watcher = watchFolder(releasesDir, reload);
  return {
    /**
     * Current releases by remote id. Remotes without a usable release are missing.
     * @param cohort absent for a shopper who gets no canary
     */
    current: (cohort?: number) => inUse.choices().of(cohort).releases,
    /** Changes whenever `current()` or the share of a canary does. Part of every page's cache key. */
    revision: (cohort?: number) => inUse.choices().of(cohort).revision,
    /** The canaries that the cohort gets, separated by commas. Pages of each variant are cached side by side. */
    variant: (cohort?: number) => inUse.choices().of(cohort).variant,
    /** Canaries that some of the shoppers get. */
    canaries: inUse.canaries,
    /** The accepted pointer of each remote. */
    pointers: inUse.pointers,
    /** Why the pointers cannot be read. Empty while they can. */
    problem: () => problem,
    /** Previews that browsers with their link get. */
    previews: inUse.previews,
    /** All releases that some shopper gets. Previews are not among them. */
    used: () => inUse.choices().used(),
    /** Reads pointers and canaries again at once. */
    refresh: reload,
    stop: () => {
      clearInterval(timer);
      watcher?.close();
    },
  };
};

export type RemoteRegistry = ReturnType<typeof openRemoteRegistry>;
