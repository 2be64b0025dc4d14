/**
 * Watches the running canaries: counts what happens with each release, shares the counts with the other shells, stops a
 * canary that is worse than the release before it, and raises a good one along its steps.
 */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { nextStep } from 'releases/canary/canary';
import type { CanaryFolder } from 'releases/canary/canary-folder';
import type { RunningCanary } from 'releases/canary/choose-releases';
import {
  type Arm,
  addCounts,
  type Counts,
  countEvent,
  countLostPair,
  countTrial,
} from 'releases/canary/counts';
import { impossibleSignals, isTried, reasonToStop } from 'releases/canary/judge';
import { type SignalId, signalOf } from 'releases/canary/signals';
import type { Release, RemoteRegistry } from 'releases/remote-registry';
import { createRenderPairs, type Render, type RenderPairs } from './render-pairs.ts';

/** Interval at which counts are written and judged, ms. A stop reaches all shells in one interval and 2 s. */
const LOOK_MS = 5_000;

/** Report of a browser about one remote: first values of signals, and events of signals that it reported before. */
export interface BrowserReport {
  version: string;
  share: number;
  trials: Partial<Record<SignalId, number>>;
  events: readonly SignalId[];
}

export interface WatchParts {
  registry: Pick<RemoteRegistry, 'canaries' | 'current' | 'refresh'>;
  folder: CanaryFolder;
  /** Shortest time at each step. */
  stepMs: number;
  log: { warn(details: object, text: string): void; info(details: object, text: string): void };
  now?: () => number;
}

interface Watched {
  counts: Counts;
  pairs: RenderPairs;
}

/** Counts of all processes, and the signals among them that cannot be true. */
interface Judged {
  counts: Counts;
  signals: readonly SignalId[];
}

export const keyOf = ({ id, seed }: Pick<RunningCanary, 'id' | 'seed'>): string => `${id} ${seed}`;

const armOf = ({ release, control }: RunningCanary, version: string): Arm | null => {
  if (version === release.version) return 'canary';
  return version === control ? 'control' : null;
};

/** Counts of this process, by canary. */
const createCounters = () => {
  const watched = new Map<string, Watched>();
  return {
    of(canary: RunningCanary): Watched {
      const key = keyOf(canary);
      const known = watched.get(key) ?? { counts: {}, pairs: createRenderPairs() };
      watched.set(key, known);
      return known;
    },
    keepOnly(running: ReadonlySet<string>): void {
      for (const key of watched.keys()) if (!running.has(key)) watched.delete(key);
    },
    all: (): Record<string, Counts> =>
      Object.fromEntries([...watched].map(([key, { counts }]) => [key, counts])),
  };
};

/** Stops or raises a canary. @returns whether it wrote a record */
const judge = (
  canary: RunningCanary,
  { counts, signals }: Judged,
  { folder, stepMs, log, now = Date.now }: WatchParts,
): boolean => {
  const { id, release, seed, share, since } = canary;
  const record = { id, version: release.version, seed, at: new Date(now()).toISOString() };
  const reason = reasonToStop(counts);
  if (reason) {
    folder.record({ kind: 'stop', ...record, reason });
    log.warn({ remote: id, version: release.version, reason }, 'canary stopped');
    return true;
  }
  if (signals.length > 0) return false;
  const next = nextStep(canary, share);
  if (next === undefined || now() - Date.parse(since) < stepMs || !isTried(counts, share)) return false;
  folder.record({ kind: 'raise', ...record, since, share: next });
  log.info({ remote: id, version: release.version, share: next }, 'canary goes on');
  return true;
};

/** Says once for each canary that its counts cannot be true. */
const createImpossibleLog = (log: WatchParts['log']) => {
  const told = new Set<string>();
  return (canary: RunningCanary, signals: readonly SignalId[]): void => {
    if (signals.length === 0 || told.has(keyOf(canary))) return;
    told.add(keyOf(canary));
    const { id: remote, release } = canary;
    log.warn({ remote, version: release.version, signals }, 'canary cannot be judged, its share stays');
  };
};

export const createCanaryWatch = (parts: WatchParts) => {
  const { registry, folder, log, now = Date.now } = parts;
  const instance = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`.replace(/[^\w-]/g, '');
  const counters = createCounters();
  const tellImpossible = createImpossibleLog(log);
  const canaryOf = (id: string) => registry.canaries().find((canary) => canary.id === id);
  let wasRunning = false;
  /** Canaries at the last look, with the counts of all processes. */
  let lastLook = new Map<string, { canary: RunningCanary; counts: Counts }>();

  const keepResults = (running: ReadonlySet<string>): void => {
    for (const [key, { canary, counts }] of lastLook) {
      const { id, release, control } = canary;
      const at = new Date(now()).toISOString();
      if (!running.has(key)) folder.keepResult(id, { version: release.version, control, at, counts });
    }
  };

  /** Adds the counts of all processes. */
  const sumAll = (): Map<string, Counts> => {
    const sums = new Map<string, Counts>();
    for (const { canaries } of folder.readHealth())
      for (const [key, counts] of Object.entries(canaries)) {
        const sum = sums.get(key) ?? {};
        addCounts(sum, counts);
        sums.set(key, sum);
      }
    return sums;
  };

  const look = (): void => {
    const canaries = registry.canaries();
    if (canaries.length === 0 && !wasRunning) return;
    wasRunning = canaries.length > 0;
    const running = new Set(canaries.map(keyOf));
    keepResults(running);
    counters.keepOnly(running);
    folder.writeHealth(instance, { at: new Date(now()).toISOString(), canaries: counters.all() });
    folder.forget(running, now());
    const sums = sumAll();
    lastLook = new Map(
      canaries.map((canary) => [keyOf(canary), { canary, counts: sums.get(keyOf(canary)) ?? {} }]),
    );
    const isChanged = [...lastLook.values()]
      .map(({ canary, counts }) => {
        const signals = impossibleSignals(counts);
        tellImpossible(canary, signals);
        return judge(canary, { counts, signals }, parts);
      })
      .some(Boolean);
    if (isChanged) registry.refresh();
  };
  const lookSafely = (): void => {
    try {
      look();
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'canaries not judged');
    }
  };
  const timer = setInterval(lookSafely, LOOK_MS);
  timer.unref();

  return {
    /** Counts a render, if its remote has a canary. */
    rendered({ id, version }: Pick<Release, 'id' | 'version'>, render: Omit<Render, 'arm'>) {
      const canary = canaryOf(id);
      const arm = canary && armOf(canary, version);
      if (!arm) return;
      const { pairs, counts } = counters.of(canary);
      const lost = pairs.add({ ...render, arm });
      if (lost) countLostPair(counts, { ...lost, share: canary.share });
    },
    /** Counts the report of a browser. Ignores it if its version is not the one that the cohort gets. */
    reported(id: string, { version, share, trials, events }: BrowserReport, cohort: number) {
      const canary = canaryOf(id);
      const arm = canary && armOf(canary, version);
      if (!arm || share !== canary.share || registry.current(cohort).get(id)?.version !== version) return;
      const { counts } = counters.of(canary);
      for (const [signal, value] of Object.entries(trials) as [SignalId, number][])
        countTrial(counts, { signal, share, arm }, value);
      for (const signal of events)
        if (!signalOf(signal).thresholds) countEvent(counts, { signal, share, arm });
    },
    /** Name of the counts of this process. */
    instance,
    /** The counts of all processes, by canary (`<id> <seed>`). */
    counts: sumAll,
    /** Judges the canaries now. A timer also does so every 5 s. */
    look: lookSafely,
    stop: () => clearInterval(timer),
  };
};

export type CanaryWatch = ReturnType<typeof createCanaryWatch>;
