/**
 * Renders pages: one worker thread per release, a bounded number of pages at once (docs/decisions/0005,
 * 0038).
 */

import type { Release } from 'releases/remote-registry';
import type { HostConfig } from 'shared-contracts/host';
import type { RenderRequest } from 'shared-contracts/remote';
import { createGate, type Gate, type GateLimits } from './gate.ts';
import type { FailureCause, RenderOutcome, WorkerEnd } from './outcome.ts';
import { ReleaseWorker } from './release-worker.ts';

/** Default deadline of a render. Afterwards the page is sent with an empty slot. */
export const RENDER_DEADLINE_MS = 800;
/** Share of the deadline that a page may block the event loop with processor time. */
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
/** Maximum attempts of a page that another page's fault interrupts. */
const ATTEMPTS = 3;
/** After this many consecutive faults that ended a worker, a release is not rendered for `REST_MS`. */
const FAULTS_LIMIT = 3;
/**
 * Meanwhile only the browser renders its pages, because each fault costs most of a second of processor time.
 */
const REST_MS = 10_000;

export interface RenderPool {
  /** @param shopName name from the layout content, which remotes use in head tags and structured data */
  render(release: Release, request: RenderRequest, shopName: string): Promise<RenderOutcome>;
  /** Starts workers for these releases and ends all others. */
  keep(releases: Iterable<Release>): void;
  stop(): Promise<void>;
}

export interface PoolOptions {
  apiUrl: string;
  config: Omit<HostConfig, 'shopName'>;
  deadlineMs?: number;
  loopMs?: number;
  limits?: GateLimits;
  onWorkerEnded?(remote: string, why: WorkerEnd): void;
  log: { warn(details: object, text: string): void };
}

type Rendered = Release & { serverFile: string };
const isRendered = (release: Release): release is Rendered => release.serverFile !== null;
const keyOf = ({ id, version }: Release) => `${id}@${version}`;
const failed = (cause: FailureCause, reason: string): RenderOutcome => ({ kind: 'failed', cause, reason });
const wait = (ms: number) => new Promise<'late'>((done) => setTimeout(done, ms, 'late').unref());

export const createRenderPool = ({
  apiUrl,
  config,
  log,
  onWorkerEnded = () => {},
  deadlineMs = RENDER_DEADLINE_MS,
  loopMs = deadlineMs * LOOP_SHARE,
  limits = LIMITS,
}: PoolOptions): RenderPool => {
  const workers = new Map<string, ReleaseWorker>();
  const gates = new Map<string, Gate>();
  /** Release → number of consecutive faults that ended a worker, and time of the last one. */
  const faults = new Map<string, { count: number; at: number }>();
  const warmUpMs = Math.max(WARM_UP_MS, deadlineMs);

  const workerFor = (release: Rendered): ReleaseWorker => {
    const key = keyOf(release);
    const known = workers.get(key);
    if (known && !known.dead && !known.isWorn) return known;
    known?.retire();
    const { serverFile, serverSource, version } = release;
    const apiTimeoutMs = deadlineMs - API_MARGIN_MS;
    const worker = new ReleaseWorker(
      { serverFile, serverSource, version, apiUrl, apiTimeoutMs, config },
      { deadlineMs, loopMs },
      (why, reason) => {
        if (why !== 'not-loaded')
          faults.set(key, { count: (faults.get(key)?.count ?? 0) + 1, at: performance.now() });
        log.warn({ remote: key, why, reason }, 'render worker ended');
        onWorkerEnded(release.id, why);
      },
    );
    workers.set(key, worker);
    return worker;
  };

  const gateFor = (key: string): Gate => {
    const gate = gates.get(key) ?? createGate(limits);
    gates.set(key, gate);
    return gate;
  };

  const isResting = (key: string): boolean => {
    const { count, at } = faults.get(key) ?? { count: 0, at: 0 };
    return count >= FAULTS_LIMIT && performance.now() - at < REST_MS;
  };
  const attempt = async (
    release: Rendered,
    request: RenderRequest,
    shopName: string,
  ): Promise<RenderOutcome> => {
    const key = keyOf(release);
    if (isResting(key)) return failed('resting', `rests after ${FAULTS_LIMIT} pages that ended their worker`);
    const worker = workerFor(release);
    const loaded = await Promise.race([worker.loaded, wait(warmUpMs)]);
    // The worker continues to load, because a busy machine needs longer.
    if (loaded !== true) return failed('not-loaded', 'its bundle is not loaded');
    if (worker.dead) return failed('interrupted', 'another page ended the worker');
    const outcome = await worker.render(request, shopName);
    if (outcome.kind === 'rendered') faults.delete(key);
    return outcome;
  };

  return {
    async render(release, request, shopName) {
      if (!isRendered(release)) return failed('not-loaded', 'drawn by the browser alone');
      const gate = gateFor(keyOf(release));
      if (!(await gate.enter())) return failed('shed', 'too many pages wait');
      try {
        let outcome = failed('interrupted', '');
        for (let tries = 0; tries < ATTEMPTS; tries += 1) {
          outcome = await attempt(release, request, shopName);
          if (outcome.kind === 'rendered' || outcome.cause !== 'interrupted') break;
        }
        return outcome;
      } finally {
        gate.leave();
      }
    },
    keep(releases) {
      const wanted = new Map([...releases].filter(isRendered).map((release) => [keyOf(release), release]));
      for (const release of wanted.values()) workerFor(release);
      for (const [key, worker] of workers) {
        if (wanted.has(key)) continue;
        workers.delete(key);
        gates.delete(key);
        faults.delete(key);
        worker.retire();
      }
    },
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
    },
  };
};
