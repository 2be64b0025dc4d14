/** One worker thread per release renders its pages; a late, looping or throwing one is ended and replaced (DESIGN §4.2). */
import { Worker } from 'node:worker_threads';
import type { HostConfig } from 'shared-contracts/host';
import type { RenderRequest, RenderResult } from 'shared-contracts/remote';
import type { Release } from './registry.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './render-worker.ts';

/** A page goes out without its slot after this long, unless configured otherwise. */
export const RENDER_DEADLINE_MS = 800;
/** The first render of a fresh worker also loads the bundle. */
const WARM_UP_MS = 4_000;
/** An API answer is given up this long before the deadline, so that the page can still say so in time. */
const API_MARGIN_MS = 150;
/** So many pages of a release in a row that never end … */
const ENDLESS_LIMIT = 3;
/** … and its pages are the browser's alone for this long: each would cost a processor the whole deadline. */
const REST_MS = 10_000;

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderResult }
  /** `endless`: it did not answer in time, nor tell why. */
  | { kind: 'failed'; reason: string; endless?: true };

interface Job {
  settle: (outcome: RenderOutcome) => void;
}

class ReleaseWorker {
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  readonly #onDead: (reason: string) => void;
  readonly #loaded = Promise.withResolvers<void>();
  #next = 0;
  dead = false;

  constructor(data: WorkerData, onDead: (reason: string) => void) {
    this.#onDead = onDead;
    this.#worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    this.#worker.unref();
    this.#worker.on('message', (message: WorkerAnswer | { ready: true }) => this.#answered(message));
    this.#worker.on('error', (error) => this.#die((error as Error).message));
    this.#worker.on('exit', (code) => this.#die(`worker ended with ${code}`));
  }

  /** Done when the bundle is loaded, or the worker is dead. */
  get ready(): Promise<void> {
    return this.#loaded.promise;
  }

  #answered(message: WorkerAnswer | { ready: true }): void {
    if ('ready' in message) {
      this.#loaded.resolve();
      return;
    }
    const job = this.#jobs.get(message.id);
    this.#jobs.delete(message.id);
    job?.settle(
      'result' in message
        ? { kind: 'rendered', result: message.result }
        : { kind: 'failed', reason: message.error },
    );
  }

  #die(reason: string, wanted = false): void {
    if (this.dead) return;
    this.dead = true;
    this.#loaded.resolve();
    for (const job of this.#jobs.values()) job.settle({ kind: 'failed', reason });
    this.#jobs.clear();
    if (!wanted) this.#onDead(reason);
  }

  render(request: RenderRequest, shopName: string, deadlineMs: number): Promise<RenderOutcome> {
    return new Promise((done) => {
      const id = this.#next++;
      const timer = setTimeout(() => {
        this.#jobs.delete(id);
        done({ kind: 'failed', reason: `no answer in ${deadlineMs} ms`, endless: true });
        void this.end(`a page took longer than ${deadlineMs} ms`);
      }, deadlineMs);
      this.#jobs.set(id, {
        settle: (outcome) => {
          clearTimeout(timer);
          done(outcome);
        },
      });
      this.#worker.postMessage({ id, request, shopName } satisfies WorkerRequest);
    });
  }

  /** `wanted`: it did nothing wrong, it is no longer needed. */
  async end(reason: string, wanted = false): Promise<void> {
    this.#die(reason, wanted);
    await this.#worker.terminate();
  }
}

export interface RenderPool {
  /** @param shopName as the layout has it: a remote names the shop in what search engines read */
  render(release: Release, request: RenderRequest, shopName: string): Promise<RenderOutcome>;
  /** Start the workers of these releases and end those of all others. */
  keep(releases: Iterable<Release>): void;
  stop(): Promise<void>;
}

interface PoolOptions {
  apiUrl: string;
  config: Omit<HostConfig, 'shopName'>;
  deadlineMs?: number;
  log: { warn(details: object, text: string): void };
}

const isRendered = (release: Release): release is Release & { serverFile: string } =>
  release.serverFile !== null;

export const createRenderPool = ({
  apiUrl,
  config,
  log,
  deadlineMs = RENDER_DEADLINE_MS,
}: PoolOptions): RenderPool => {
  const workers = new Map<string, ReleaseWorker>();
  const warmUpMs = Math.max(WARM_UP_MS, deadlineMs);
  const keyOf = ({ id, version }: Release) => `${id}@${version}`;

  const workerFor = (release: Release & { serverFile: string }): ReleaseWorker => {
    const key = keyOf(release);
    const known = workers.get(key);
    if (known && !known.dead) return known;
    const worker = new ReleaseWorker(
      {
        serverFile: release.serverFile,
        version: release.version,
        apiUrl,
        apiTimeoutMs: deadlineMs - API_MARGIN_MS,
        config,
      },
      (reason) => log.warn({ remote: key, reason }, 'render worker ended'),
    );
    workers.set(key, worker);
    return worker;
  };

  /** Pages in a row that never ended, and when the last one did not; by release. */
  const endless = new Map<string, { count: number; at: number }>();
  const rests = (key: string): boolean => {
    const { count, at } = endless.get(key) ?? { count: 0, at: 0 };
    return count >= ENDLESS_LIMIT && performance.now() - at < REST_MS;
  };
  const judge = (key: string, outcome: RenderOutcome): RenderOutcome => {
    if (outcome.kind === 'failed' && outcome.endless)
      endless.set(key, { count: (endless.get(key)?.count ?? 0) + 1, at: performance.now() });
    // One that ended with its worker, because another page did not end, says nothing.
    else if (outcome.kind === 'rendered') endless.delete(key);
    return outcome;
  };

  const wait = (ms: number) => new Promise<'late'>((done) => setTimeout(done, ms, 'late').unref());

  return {
    async render(release, request, shopName) {
      if (!isRendered(release)) return { kind: 'failed', reason: 'drawn by the browser alone' };
      const key = keyOf(release);
      if (rests(key)) return { kind: 'failed', reason: `rests after ${ENDLESS_LIMIT} pages without an end` };
      const worker = workerFor(release);
      if ((await Promise.race([worker.ready, wait(warmUpMs)])) === 'late') {
        void worker.end('its bundle does not load');
        return { kind: 'failed', reason: `bundle not loaded in ${warmUpMs} ms` };
      }
      if (worker.dead) return { kind: 'failed', reason: 'bundle could not be loaded' };
      return judge(key, await worker.render(request, shopName, deadlineMs));
    },
    keep(releases) {
      const wanted = new Map([...releases].filter(isRendered).map((release) => [keyOf(release), release]));
      for (const release of wanted.values()) workerFor(release);
      for (const [key, worker] of workers) {
        if (wanted.has(key)) continue;
        workers.delete(key);
        void worker.end('no longer current', true);
      }
    },
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.end('the shell stops', true)));
    },
  };
};
