/** The releases and canaries that a shell uses, chosen from verified pointers. */
import { attempt, type Log } from './attempt.ts';
import type { Canary } from './canary/canary.ts';
import type { CanaryFolder } from './canary/canary-folder.ts';
import { createChoices, type RunningCanary } from './canary/choose-releases.ts';
import { rollbackOf } from './canary/rollback.ts';
import { applyCanaries } from './canary/running-canaries.ts';
import { type RunningPreview, readPreviews } from './preview/running-previews.ts';
import { type ReadOptions, type Release, readRelease } from './read-release.ts';
import type { RemotePointer } from './release-manifest.ts';
import { createPointerFollower } from './signing/follow-pointers.ts';
import type { PointerMemory } from './signing/pointer-memory.ts';

export interface RegistryOptions extends ReadOptions {
  /** Refuses replayed pointers, and knows the last good versions. */
  memory: PointerMemory;
  /** Pointers to follow. The office's server follows `apps`. Default: `remotes`. */
  table?: 'remotes' | 'apps';
}

const EXPIRY_NOTICE_MS = 30 * 86_400_000;

/** Whether shells refuse the release within the next 30 days. */
const expiresSoon = ({ expires }: Release['manifest']): boolean =>
  expires !== undefined && Date.parse(expires) - Date.now() < EXPIRY_NOTICE_MS;

/** Versions for the log. */
const describeUse = (
  releases: ReadonlyMap<string, Release>,
  canaries: readonly RunningCanary[],
  previews: readonly RunningPreview[],
): object => ({
  remotes: Object.fromEntries([...releases].map(([id, { version }]) => [id, version])),
  canaries: canaries.map(({ id, release, share }) => ({ id, version: release.version, share })),
  previews: previews.map(({ id, name, release: { version } }) => ({ id, name, version })),
});

export const createReleasesInUse = (
  releasesDir: string,
  log: Log,
  options: RegistryOptions,
  canaryFolder: Pick<CanaryFolder, 'records'>,
) => {
  const { trust, memory } = options;
  const follow = createPointerFollower(options, log);
  let releases: ReadonlyMap<string, Release> = new Map();
  let canaries: readonly RunningCanary[] = [];
  let pointers: ReadonlyMap<string, RemotePointer> = new Map();
  let previews: readonly RunningPreview[] = [];
  let choices = createChoices(releases, canaries);

  /** A release in use stays until its key is revoked. */
  const isTrusted = ({ id, signedBy }: Release): boolean =>
    signedBy !== undefined && trust.allows(signedBy, id);

  /** Reads a release, or returns it if it is in use. Undefined if it cannot be used. */
  const read = (id: string, version: string, problem = 'release not usable, the last good one stays') =>
    [...choices.used(), ...previews.map(({ release }) => release)].find(
      (release) => release.id === id && release.version === version && isTrusted(release),
    ) ?? attempt(log, problem, () => readRelease(releasesDir, id, version, options), { remote: id, version });

  /** The release in use, or the one in use before a restart. */
  const lastGood = (id: string): Release | undefined => {
    const release = releases.get(id);
    if (release) return isTrusted(release) ? release : undefined;
    const version = memory.good(id);
    return version === undefined ? undefined : read(id, version);
  };

  /**
   * Finds the release and the canary of each remote, also of one whose pointer was deleted.
   * @param signed the pointers as they are in the file
   */
  const update = (remotes: Record<string, RemotePointer>, signed: Record<string, object>): void => {
    const current = new Map<string, Release>();
    const signedCanaries = new Map<string, Canary>();
    const accepted = new Map<string, RemotePointer>();
    const records = canaryFolder.records();
    for (const id of new Set([...Object.keys(remotes), ...memory.known()])) {
      const pointer = follow(id, remotes[id], signed[id] ?? {});
      if (pointer) accepted.set(id, pointer);
      const rollback = pointer && rollbackOf(id, pointer, records);
      const release =
        (rollback && read(id, rollback.to)) ?? (pointer && read(id, pointer.version)) ?? lastGood(id);
      // As after `pnpm rollback`, no shopper gets the canary.
      if (pointer?.canary && !rollback) signedCanaries.set(id, pointer.canary);
      if (!release) continue;
      const { version, manifest } = release;
      current.set(id, release);
      memory.keep(id, version);
      if (expiresSoon(manifest))
        log.warn({ remote: id, version, expires: manifest.expires }, 'release expires soon');
    }
    const applied = applyCanaries(current, { canaries: signedCanaries, records, read });
    canaries = applied.running;
    previews = readPreviews(accepted, (id, version) => read(id, version, 'preview not usable'));
    choices = createChoices(applied.releases, canaries);
    releases = current;
    pointers = accepted;
    attempt(log, 'accepted pointers not saved', memory.save);
    log.info(describeUse(applied.releases, canaries, previews), 'remote registry read');
  };

  return {
    choices: () => choices,
    canaries: () => canaries,
    /** The accepted pointer of each remote. */
    pointers: () => pointers,
    previews: () => previews,
    update,
    /** Uses the releases that were in use before a restart. */
    restore() {
      if (memory.known().length > 0) update({}, {});
    },
  };
};
