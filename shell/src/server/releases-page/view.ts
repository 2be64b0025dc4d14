/** Collects what the releases page shows about each remote. */
import { type Canary, type CanaryState, highestShare, stateOf } from 'releases/canary/canary';
import type { ShellRecord } from 'releases/canary/canary-folder';
import type { Counts } from 'releases/canary/counts';
import type { Change } from 'releases/canary/history';
import { type RollbackRecord, rollbackOf, rollbackTargets } from 'releases/canary/rollback';
import { hasEnded } from 'releases/preview/preview';
import type { RemoteRegistry } from 'releases/remote-registry';
import { keyOf } from '../canary/canary-watch.ts';
import type { SharedWatch } from '../canary/watch-canaries.ts';
import type { ReadHistory } from './read-history.ts';
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

interface ShownPreview {
  name: string;
  version: string;
  /** ISO time. */
  until: string;
}

export interface RemoteView {
  id: string;
  /** Undefined if no release of the remote can be used. */
  live: ShownRelease | undefined;
  /** Percent of the shoppers who get `live`. */
  share: number;
  /** ISO time since which `live` is live. */
  since: string | undefined;
  /** Cause of the last change: `start`, `release` or `rollback`. */
  cause: string | undefined;
  /** The release before. While a canary runs, the canary. */
  other: ShownRelease | undefined;
  canary: ShownCanary | undefined;
  rollback: RollbackRecord | undefined;
  /** `since` and version of the signed pointer. */
  signedSince: string | undefined;
  signedVersion: string | undefined;
  /** Versions to which a person may go back. */
  targets: readonly string[];
  previews: readonly ShownPreview[];
  comparison: Comparison | undefined;
}

export interface ReleasesView {
  remotes: readonly RemoteView[];
  /** Newest first. */
  history: readonly Change[];
  /** Why the storage cannot be read. Undefined while it can. */
  problem: { since?: string; reason?: string } | undefined;
}

export interface ViewParts {
  releasesDir: string;
  registry: Pick<RemoteRegistry, 'current' | 'canaries' | 'pointers' | 'problem'>;
  watch: Pick<SharedWatch, 'counts' | 'folder'>;
  tally: Pick<RenderTally, 'of'>;
  readHistory: ReadHistory;
  /** ISO time since which the bucket of releases does not answer. */
  awaySince(): string | undefined;
}

/** The registry of remotes together with that of applications, such as the office. They have no canaries. */
export const withApps = (
  registry: ViewParts['registry'],
  apps: Pick<RemoteRegistry, 'current' | 'pointers'>,
): ViewParts['registry'] => ({
  ...registry,
  current: () => new Map([...registry.current(), ...apps.current()]),
  pointers: () => new Map([...registry.pointers(), ...apps.pointers()]),
});

type Pointers = ReturnType<RemoteRegistry['pointers']>;
type AcceptedPointer = Pointers extends ReadonlyMap<string, infer Pointer> ? Pointer : never;

const previewsOf = ({ previews = {} }: AcceptedPointer): ShownPreview[] =>
  Object.entries(previews)
    .map(([name, { version, until }]) => ({ name, version, until }))
    .filter((preview) => !hasEnded(preview));

/** Pointer, records and live version of a remote. Facts of its releases are read from disk later. */
interface Known {
  id: string;
  pointer: AcceptedPointer | undefined;
  liveVersion: string | undefined;
  records: readonly ShellRecord[];
}

const canaryOf = (
  { registry }: ViewParts,
  { id, pointer, liveVersion, records }: Known,
): ShownCanary | undefined => {
  const signed = pointer?.canary;
  if (!signed) return undefined;
  const state = stateOf(id, signed, records);
  const isRunning =
    registry.canaries().some((canary) => canary.id === id) ||
    (state.share >= 100 && liveVersion === signed.version);
  return { ...state, version: signed.version, signed, highest: highestShare(signed), isRunning };
};

const comparisonOf = ({ registry, watch }: ViewParts, id: string): Comparison | undefined => {
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

const viewOf = (parts: ViewParts, known: Known): RemoteView => {
  const { releasesDir, tally } = parts;
  const { id, pointer, liveVersion, records } = known;
  const show = (version: string): ShownRelease => ({
    version,
    facts: readFacts(releasesDir, id, version),
    renders: tally.of(id, version),
  });
  const canary = canaryOf(parts, known);
  const rollback = pointer && rollbackOf(id, pointer, records);
  const isShared = canary?.isRunning === true && canary.share < 100;
  const isForAll = canary?.isRunning === true && canary.share >= 100;
  const all = pointer ? rollbackTargets(pointer) : [];
  const earlier = all.filter((version) => version !== liveVersion);
  const other = isShared ? canary.version : earlier[0];
  return {
    id,
    live: liveVersion === undefined ? undefined : show(liveVersion),
    share: isShared ? Math.round((100 - canary.share) * 10) / 10 : 100,
    since: rollback?.at ?? (isForAll ? canary.since : pointer?.since),
    cause: rollback ? 'rollback' : pointer?.by,
    other: other === undefined ? undefined : show(other),
    canary,
    rollback,
    signedSince: pointer?.since,
    signedVersion: pointer?.version,
    // The version of the pointer is a target only after a rollback: the end of a canary at 100 % is its stop.
    targets: earlier
      .filter((version) => version !== pointer?.version || rollback)
      .filter((version) => readFacts(releasesDir, id, version)),
    previews: pointer ? previewsOf(pointer) : [],
    comparison: comparisonOf(parts, id),
  };
};

const problemOf = ({ registry, awaySince }: ViewParts): ReleasesView['problem'] => {
  const since = awaySince();
  const reason = registry.problem();
  if (since === undefined && reason === '') return undefined;
  return { ...(since === undefined ? {} : { since }), ...(reason === '' ? {} : { reason }) };
};

const collect = (parts: ViewParts, problem: ReleasesView['problem']): ReleasesView => {
  const { registry, watch, readHistory } = parts;
  const records = watch.folder.records();
  const live = registry.current();
  const pointers = registry.pointers();
  const ids = [...new Set([...pointers.keys(), ...live.keys()])].sort();
  return {
    remotes: ids.map((id) =>
      viewOf(parts, { id, pointer: pointers.get(id), liveVersion: live.get(id)?.version, records }),
    ),
    history: readHistory(records).toReversed(),
    problem,
  };
};

/** Reads the view. While the folder of releases cannot be read, the last one stays. */
export const createViewReader = (parts: ViewParts): (() => ReleasesView) => {
  let last: ReleasesView | undefined;
  return () => {
    const problem = problemOf(parts);
    if (last && parts.registry.problem() !== '') return { ...last, problem };
    try {
      last = collect(parts, problem);
      return last;
    } catch (error) {
      const known = last ?? { remotes: [], history: [] };
      return { ...known, problem: { ...problem, reason: (error as Error).message } };
    }
  };
};
