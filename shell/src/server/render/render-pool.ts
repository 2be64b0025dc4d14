/**
 * Renders pages: one worker thread per release, a bounded number of pages at once (docs/decisions/0005,
 * 0038).
 */

import type { Release } from 'releases/remote-registry';
import type { HostConfig } from 'shared-contracts/host';
import type { RenderRequest } from 'shared-contracts/remote';
import { createGate, type Gate, type GateLimits, type Place } from './gate.ts';
import { createLatePlaces } from './late-places.ts';
import type { RenderExtras } from './messages.ts';
import { failed, type RenderOutcome, type WorkerEnd } from './outcome.ts';
import { createReleaseFaults, FAULTS_LIMIT, type ReleaseFaults } from './release-faults.ts';
import { ReleaseWorker } from './release-worker.ts';

/** Share of the deadline for which a page may block the event loop, in processor time. */
const LOOP_SHARE = 0.75;
/** A page waits this long for a new worker to load its bundle. */
const WARM_UP_MS = 4_000;
/**
 * API calls are aborted this long before the deadline, so that the page can still show its own failure in
 * time.
 */
const API_MARGIN_MS = 150;
/** Limits per release. A page that waits longer than `waitMs` is not rendered. */
const LIMITS: GateLimits = { atOnce: 8, queued: 200, waitMs: 3_000 };
/** Share of the places that late renders may keep: the rest is for pages whose visitors still wait. */
const LATE_SHARE = 0.5;
/** Maximum attempts of a page that another page's fault interrupts. */
const ATTEMPTS = 3;

export interface PoolOptions {
  apiUrl: string;
  config: Omit<HostConfig, 'shopName'>;
  /** Afterwards the page is sent with an empty slot. */
  deadlineMs: number;
  loopMs?: number;
  limits?: GateLimits;
  onWorkerEnded?(remote: string, why: WorkerEnd): void;
  log: { warn(details: object, text: string): void };
}

type Rendered = Release & { serverFile: string };
const isRendered = (release: Release): release is Rendered => release.serverFile !== null;
const keyOf = ({ id, version }: Release) => `${id}@${version}`;
const wait = (ms: number) => new Promise<'late'>((done) => setTimeout(done, ms, 'late').unref());

type WorkerSettings = Required<Omit<PoolOptions, 'limits'>>;

const createWorkers = (settings: WorkerSettings, faults: ReleaseFaults) => {
  const { apiUrl, config, deadlineMs, loopMs, log, onWorkerEnded } = settings;
  const workers = new Map<string, ReleaseWorker>();
  const start = (release: Rendered): ReleaseWorker => {
    const { serverFile, serverSource, version } = release;
    const apiTimeoutMs = deadlineMs - API_MARGIN_MS;
    return new ReleaseWorker(
      { serverFile, serverSource, version, apiUrl, apiTimeoutMs, config },
      { deadlineMs, loopMs },
      (why, reason) => {
        const key = keyOf(release);
        if (why !== 'not-loaded') faults.add(key);
        log.warn({ remote: key, why, reason }, 'render worker ended');
        onWorkerEnded(release.id, why);
      },
    );
  };
  return {
    /** The release's worker. Starts a new one when there is none, or the old one ended or is worn. */
    of(release: Rendered): ReleaseWorker {
      const key = keyOf(release);
      const known = workers.get(key);
      if (known && !known.dead && !known.isWorn) return known;
      known?.retire();
      const worker = start(release);
      workers.set(key, worker);
      return worker;
    },
    /** Retires the workers of all other releases, and returns the keys of these. */
    retireExcept(wanted: ReadonlySet<string>): string[] {
      const unwanted = [...workers].filter(([key]) => !wanted.has(key));
      for (const [key, worker] of unwanted) {
        workers.delete(key);
        worker.retire();
      }
      return unwanted.map(([key]) => key);
    },
    async stop(): Promise<void> {
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
    },
  };
};

/** Renders again while another page's fault interrupts the render. */
const retryInterrupted = async (attempt: () => Promise<RenderOutcome>): Promise<RenderOutcome> => {
  let outcome = failed('interrupted', '');
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    outcome = await attempt();
    if (outcome.kind === 'rendered' || outcome.cause !== 'interrupted') break;
  }
  return outcome;
};

export const createRenderPool = ({
  onWorkerEnded = () => {},
  deadlineMs,
  loopMs = deadlineMs * LOOP_SHARE,
  limits = LIMITS,
  ...options
}: PoolOptions) => {
  const faults = createReleaseFaults();
  const workers = createWorkers({ ...options, onWorkerEnded, deadlineMs, loopMs }, faults);
  const gates = new Map<string, Gate>();
  const latePlaces = createLatePlaces(Math.floor(limits.atOnce * LATE_SHARE));
  const warmUpMs = Math.max(WARM_UP_MS, deadlineMs);

  const gateFor = (key: string): Gate => {
    const gate = gates.get(key) ?? createGate(limits);
    gates.set(key, gate);
    return gate;
  };
  const attempt = async (
    release: Rendered,
    request: RenderRequest,
    extras: RenderExtras,
    mayContinue?: () => boolean,
  ): Promise<RenderOutcome> => {
    const key = keyOf(release);
    if (faults.isResting(key))
      return failed('resting', `rests after ${FAULTS_LIMIT} pages that ended their worker`);
    const worker = workers.of(release);
    const loaded = await Promise.race([worker.loaded, wait(warmUpMs)]);
    // The worker keeps loading for later pages, because a busy machine needs longer.
    if (loaded !== true) return failed('not-loaded', 'its bundle is not loaded');
    if (worker.dead) return failed('interrupted', 'another page ended the worker');
    const outcome = await worker.render(request, extras, mayContinue);
    if (outcome.kind === 'rendered') faults.clear(key);
    return outcome;
  };

  return {
    /** @param place default: an ordinary page of an unknown client */
    async render(
      release: Release,
      request: RenderRequest,
      extras: RenderExtras,
      place?: Place,
    ): Promise<RenderOutcome> {
      if (!isRendered(release)) return failed('not-loaded', 'drawn by the browser alone');
      const key = keyOf(release);
      const leave = await gateFor(key).enter(place);
      if (!leave) return failed('shed', 'too many pages wait');
      const mayContinue = place?.isCached || place?.isPlain ? () => latePlaces.take(key, place) : undefined;
      const once = () => attempt(release, request, extras, mayContinue);
      // A form may have been applied before the interruption.
      const outcome = await (request.form ? once() : retryInterrupted(once)).catch((error: unknown) => {
        leave();
        throw error;
      });
      if (outcome.kind === 'rendered' || !outcome.later) leave();
      else
        void outcome.later.then(() => {
          latePlaces.giveBack(key);
          leave();
        });
      return outcome;
    },
    /** Whether at least half of the release's places are free, so that a page nobody waits for may be rendered. */
    hasSpare: (release: Release): boolean => gateFor(keyOf(release)).hasSpare(),
    /** Starts workers for these releases and ends all others. */
    keep(releases: Iterable<Release>) {
      const wanted = new Map([...releases].filter(isRendered).map((release) => [keyOf(release), release]));
      for (const release of wanted.values()) workers.of(release);
      for (const key of workers.retireExcept(new Set(wanted.keys()))) {
        gates.delete(key);
        faults.clear(key);
      }
    },
    stop: (): Promise<void> => workers.stop(),
  };
};

export type RenderPool = ReturnType<typeof createRenderPool>;
