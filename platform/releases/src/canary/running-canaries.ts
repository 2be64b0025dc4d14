/** Finds the canaries that run, from the pointers and from what the shells have recorded. */
import type { Release } from '../read-release.ts';
import { type Canary, stateOf } from './canary.ts';
import type { ShellRecord } from './canary-folder.ts';
import type { RunningCanary } from './choose-releases.ts';

interface Sources {
  /** Remote → its canary. */
  canaries: ReadonlyMap<string, Canary>;
  records: readonly ShellRecord[];
  /** @returns undefined for a release that cannot be used */
  read: (id: string, version: string) => Release | undefined;
}

/** @param releases current release of each remote. A canary at 100 % replaces it */
export const applyCanaries = (
  releases: ReadonlyMap<string, Release>,
  { canaries, records, read }: Sources,
) => {
  const all = new Map(releases);
  const running: RunningCanary[] = [];
  for (const [id, canary] of canaries) {
    const { share, since, stop, held } = stateOf(id, canary, records);
    const control = releases.get(id);
    if (stop || !control || control.version === canary.version) continue;
    const release = read(id, canary.version);
    if (!release) continue;
    const { seed } = canary;
    const steps = held ? [] : (canary.steps ?? []);
    if (share >= 100) all.set(id, release);
    else running.push({ id, release, control: control.version, share, seed, since, steps });
  }
  return { releases: all, running };
};
