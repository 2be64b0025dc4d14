/**
 * The worker thread of one release. Passes pages to the thread, and ends the thread if a page blocks its
 * event loop.
 */
import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from 'shared-contracts/remote';
import { activeSpan, addFinishedSpans } from 'tracing/span';
import { createLoopWatch, LOOK_MS, STUCK_LOOKS } from './loop-watch.ts';
import {
  LATE_LIMIT_MS,
  type RenderExtras,
  SIGNAL,
  type WorkerAnswer,
  type WorkerData,
  type WorkerRequest,
} from './messages.ts';
import { type FailureCause, failed, type RenderOutcome, type WorkerEnd } from './outcome.ts';
import { faultOf, toolFaultOf } from './render-result.ts';

/** A page that gets no processor time may take this many times its deadline. */
const STARVED_DEADLINES = 3;
/** If the worker was busy for at least this share of the time, a late page counts as starved. */
const STARVED_FROM = 0.5;
/** Time limit to load a bundle. */
const LOAD_LIMIT_MS = 30_000;
/** Abandoned pages may leave unsettled promises. After this many, a new worker takes over. */
const WORN_AFTER = 50;

export interface WorkerLimits {
  /** A waiting page is abandoned after this time. */
  deadlineMs: number;
  /** Processor time that a page may use while the event loop is blocked. */
  loopMs: number;
}

type Settle = (outcome: RenderOutcome) => void;

export class ReleaseWorker {
  readonly #worker: Worker;
  readonly #signals = new Int32Array(new SharedArrayBuffer(8));
  /** Pages under way, by id. */
  readonly #jobs = new Map<number, Settle>();
  /** Ids of abandoned pages whose code may still run. */
  readonly #abandoned = new Set<number>();
  readonly #onEnd: (why: WorkerEnd, reason: string) => void;
  readonly #loaded = Promise.withResolvers<boolean>();
  readonly #limits: WorkerLimits;
  #watching: NodeJS.Timeout | undefined;
  #isLoaded = false;
  #next = 1;
  #givenUp = 0;
  #retired = false;
  dead = false;

  constructor(
    data: Omit<WorkerData, 'signals'>,
    limits: WorkerLimits,
    onEnd: (why: WorkerEnd, reason: string) => void,
  ) {
    this.#onEnd = onEnd;
    this.#limits = limits;
    this.#worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { ...data, signals: this.#signals.buffer as SharedArrayBuffer } satisfies WorkerData,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    this.#worker.unref();
    this.#worker.on('message', (message: WorkerAnswer) => this.#onMessage(message));
    this.#worker.on('error', (error) => this.#onEnded('died', (error as Error).message));
    this.#worker.on('exit', (code) => this.#onEnded('died', `worker ended with ${code}`));
    const limit = setTimeout(() => void this.end('not-loaded', 'its bundle does not load'), LOAD_LIMIT_MS);
    limit.unref();
    void this.#loaded.promise.then(() => clearTimeout(limit));
  }

  /** Resolves with true once the bundle is loaded; false if the worker ended before. */
  get loaded(): Promise<boolean> {
    return this.#loaded.promise;
  }

  /** True if a new worker should take over. This one completes its pages. */
  get isWorn(): boolean {
    return this.#givenUp >= WORN_AFTER;
  }

  #onMessage(message: WorkerAnswer): void {
    if ('ready' in message) {
      this.#isLoaded = true;
      this.#loaded.resolve(true);
      return;
    }
    if (message.spans) addFinishedSpans(message.spans);
    this.#jobs.get(message.id)?.(this.#outcomeOf(message));
    if (this.#abandoned.delete(message.id)) this.#checkIdle();
  }

  #outcomeOf(message: Exclude<WorkerAnswer, { ready: true }>): RenderOutcome {
    if ('error' in message) return failed(message.late ? 'late' : 'threw', message.error);
    const fault = message.isTool ? toolFaultOf(message.result) : faultOf(message.result);
    if (fault) return failed('rubbish', `not ${message.isTool ? 'an answer' : 'a page'}: ${fault}`);
    return { kind: 'rendered', result: message.result as RenderResult, tags: message.tags };
  }

  #onEnded(why: WorkerEnd, reason: string): void {
    if (this.dead) return;
    this.#failJobs(reason, why === 'died' ? 'died' : 'looped');
    this.#onEnd(this.#isLoaded ? why : 'not-loaded', reason);
  }

  /** @param cause outcome of the page whose code ran last; other pages are only interrupted */
  #failJobs(reason: string, cause: FailureCause): void {
    this.dead = true;
    this.#loaded.resolve(false);
    clearInterval(this.#watching);
    const culprit = Atomics.load(this.#signals, SIGNAL.page);
    for (const [id, settle] of this.#jobs) settle(failed(id === culprit ? cause : 'interrupted', reason));
  }

  #watch(): NodeJS.Timeout {
    const watch = createLoopWatch(
      {
        beats: () => Atomics.load(this.#signals, SIGNAL.beats),
        processorMs: async () => {
          const { user, system } = await this.#worker.cpuUsage();
          return (user + system) / 1_000;
        },
      },
      this.#limits.loopMs,
    );
    let isLooking = false;
    let missed = 0;
    const timer = setInterval(async () => {
      // A check is still unanswered: a thread that is blocked in native code does not report its processor
      // time.
      if (isLooking && ++missed < STUCK_LOOKS) return;
      if (isLooking) return void this.end('stuck', 'a page blocks its thread');
      isLooking = true;
      missed = 0;
      const finding = await watch.look().catch(() => 'turning' as const);
      isLooking = false;
      if (this.dead || finding === 'turning') return;
      void this.end(finding, finding === 'looping' ? 'a page loops' : 'a page blocks its thread');
    }, LOOK_MS);
    return timer.unref();
  }

  /**
   * @param mayContinue called at the deadline: whether the render continues for later requests. Missing: it never does
   */
  render(request: RenderRequest, extras: RenderExtras, mayContinue?: () => boolean): Promise<RenderOutcome> {
    return new Promise((done) => {
      const id = this.#next++;
      const busyBefore = this.#worker.performance.eventLoopUtilization();
      const { deadlineMs } = this.#limits;
      let deadlines = 0;
      let timer: NodeJS.Timeout;
      /** After a late outcome at the deadline, this resolves its `later` instead. */
      let finish = done;
      const settle: Settle = (outcome) => {
        clearTimeout(timer);
        this.#jobs.delete(id);
        finish(outcome);
        this.#checkIdle();
      };
      const lateReason = () => `no answer in ${deadlines * deadlineMs} ms`;
      const giveUp = () => {
        if (!this.#jobs.has(id)) return;
        this.#givenUp += 1;
        this.#abandoned.add(id);
        this.#tell({ giveUp: id });
        settle(failed('late', lateReason()));
      };
      const atDeadline = () => {
        if (!this.#jobs.has(id)) return;
        if (!mayContinue?.()) return giveUp();
        const { promise: later, resolve } = Promise.withResolvers<RenderOutcome>();
        done({ kind: 'failed', cause: 'late', reason: lateReason(), later });
        finish = resolve;
        timer = setTimeout(giveUp, LATE_LIMIT_MS);
      };
      const overdue = () => {
        deadlines += 1;
        const { utilization } = this.#worker.performance.eventLoopUtilization(busyBefore);
        if (utilization >= STARVED_FROM && deadlines < STARVED_DEADLINES)
          timer = setTimeout(overdue, deadlineMs);
        // If the shell itself was busy, the result may have arrived by now.
        else setImmediate(atDeadline);
      };
      timer = setTimeout(overdue, deadlineMs);
      this.#jobs.set(id, settle);
      this.#watching ??= this.#watch();
      const { traceId, spanId } = activeSpan() ?? {};
      const trace = traceId && spanId ? { trace: { traceId, spanId } } : {};
      this.#tell({ id, request, mayContinue: mayContinue !== undefined, ...extras, ...trace });
    });
  }

  #tell(message: WorkerRequest): void {
    this.#worker.postMessage(message);
  }

  /** Without pages, a retired worker ends, and no timer needs to watch the event loop. */
  #checkIdle(): void {
    if (this.#jobs.size > 0 || this.dead) return;
    if (this.#retired) return void this.stop();
    // Keep watching: an abandoned page may still loop.
    if (this.#abandoned.size > 0) return;
    clearInterval(this.#watching);
    this.#watching = undefined;
  }

  /** Ends the worker after its pages are done. */
  retire(): void {
    this.#retired = true;
    this.#checkIdle();
  }

  /** Ends the worker for a fault. */
  async end(why: WorkerEnd, reason: string): Promise<void> {
    this.#onEnded(why, reason);
    await this.#worker.terminate();
  }

  /** Ends the worker because it is no longer needed. */
  async stop(): Promise<void> {
    if (!this.dead) this.#failJobs('the worker is no longer needed', 'interrupted');
    await this.#worker.terminate();
  }
}
