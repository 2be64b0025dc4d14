/** Collects what the releases page shows about one remote. */
import { type Canary, type CanaryState, highestShare, stateOf } from 'releases/canary/canary';
import type { ShellRecord } from 'releases/canary/canary-folder';
import type { Counts } from 'releases/canary/counts';
import { rollbackOf, rollbackTargets } from 'releases/canary/rollback';
import { hasEnded } from 'releases/preview/preview';
import type { RemotePointer } from 'releases/release-manifest';
import type { RemoteRegistry } from 'releases/remote-registry';
import { keyOf } from '../canary/canary-watch.ts';
import type { SharedWatch } from '../canary/watch-canaries.ts';
import { type ReleaseFacts, readFacts } from './release-facts.ts';
import type { RenderSummary, RenderTally } from './render-tally.ts';

/** A release as the page shows it. */
export interface ShownRelease {
  version: string;
  /** Null if this shell does not have it. */
  facts: ReleaseFacts | null;
  renders: RenderSummary;
}

export interface ShownCanary extends CanaryState {
  version: string;
  /** The signed canary. */
  signed: Canary;
  /** The highest share that the page may give. */
  highest: number;
  /** False if no shopper gets it: it was stopped, the shell refuses it, or the remote was rolled back. */
  isRunning: boolean;
}

/** Signals of a canary and of the release before it. */
export interface Comparison {
  canary: string;
  control: string;
  counts: Counts;
  /** ISO time of the end. Null while the canary runs. */
  endedAt: string | null;
}

export interface RemoteViewParts {
  releasesDir: string;
  registry: Pick<RemoteRegistry, 'canaries'>;
  watch: Pick<SharedWatch, 'counts' | 'folder'>;
  tally: Pick<RenderTally, 'of'>;
}

interface Remote {
  id: string;
  pointer: RemotePointer | undefined;
  liveVersion: string | undefined;
  records: readonly ShellRecord[];
}

const previewsOf = ({ previews = {} }: RemotePointer) =>
  Object.entries(previews)
    .map(([name, { version, until }]) => ({ name, version, until }))
    .filter((preview) => !hasEnded(preview));

const canaryOf = (
  { registry }: RemoteViewParts,
  { id, pointer, liveVersion, records }: Remote,
): ShownCanary | undefined => {
  const signed = pointer?.canary;
  if (!signed) return undefined;
  const state = stateOf(id, signed, records);
  const isRunning =
    registry.canaries().some((canary) => canary.id === id) ||
    (state.share >= 100 && liveVersion === signed.version);
  return { ...state, version: signed.version, signed, highest: highestShare(signed), isRunning };
};

const comparisonOf = ({ registry, watch }: RemoteViewParts, id: string): Comparison | undefined => {
  const running = registry.canaries().find((canary) => canary.id === id);
  if (running) {
    const { release, control } = running;
    const counts = watch.counts().get(keyOf(running)) ?? {};
    return { canary: release.version, control, counts, endedAt: null };
  }
  const result = watch.folder.readResult(id);
  return result
    ? { canary: result.version, control: result.control, counts: result.counts, endedAt: result.at }
    : undefined;
};

export const remoteViewOf = (parts: RemoteViewParts, remote: Remote) => {
  const { releasesDir, tally } = parts;
  const { id, pointer, liveVersion, records } = remote;
  const show = (version: string): ShownRelease => ({
    version,
    facts: readFacts(releasesDir, id, version),
    renders: tally.of(id, version),
  });
  const canary = canaryOf(parts, remote);
  const isForSome = canary?.isRunning === true && canary.share < 100;
  const isForAll = canary?.isRunning === true && canary.share >= 100;
  const rollback = pointer && rollbackOf(id, pointer, records);
  const earlier = pointer ? rollbackTargets(pointer).filter((version) => version !== liveVersion) : [];
  const other = isForSome ? canary.version : earlier[0];
  return {
    id,
    /** Undefined if no release of the remote can be used. */
    live: liveVersion === undefined ? undefined : show(liveVersion),
    /** Percent of the shoppers who get `live`, with one decimal at most, which the subtraction would lose. */
    share: isForSome ? Math.round((100 - canary.share) * 10) / 10 : 100,
    /** ISO time since which `live` is live. */
    since: rollback?.at ?? (isForAll ? canary.since : pointer?.since),
    /** Cause of the last change: `start`, `release` or `rollback`. */
    cause: rollback ? 'rollback' : pointer?.by,
    /** The release that the page compares with `live`: the canary of some shoppers, otherwise the release before. */
    other: other === undefined ? undefined : show(other),
    canary,
    rollback,
    /** `since` and version of the signed pointer. */
    signedSince: pointer?.since,
    signedVersion: pointer?.version,
    /** Versions to which a person may go back. */
    // The version of the pointer is a target only after a rollback: the end of a canary at 100 % is its stop.
    targets: earlier
      .filter((version) => version !== pointer?.version || rollback)
      .filter((version) => readFacts(releasesDir, id, version)),
    previews: pointer ? previewsOf(pointer) : [],
    comparison: comparisonOf(parts, id),
  };
};

export type RemoteView = ReturnType<typeof remoteViewOf>;
