import type { Db } from '../connect.ts';
import { type Lsn, readReplayed, readStored, readWritten } from './lsn.ts';

const POLL_MS = 250;
/** While reads wait for the replica to replay a change. */
const FAST_POLL_MS = 20;
/** A replica that lags longer is asked at the usual pace. */
const SOON_MS = 1_000;
/** Pause after a failed read, so that a broken replica costs few requests a failed attempt. */
const AVOID_MS = 1_000;
/** Age at which the last answer of the replica proves nothing any more. */
const SILENT_MS = 2_000;
const MAX_SAMPLES = 400;
const MAX_AWAITED = 1_000;

interface WatchOptions {
  primary: Db;
  /** A connection of its own to the replica, so that slow reads do not delay the watch. */
  probe: Db;
  /** Lag from which the replica is not used, ms. */
  maxLagMs: number;
}

/** Watches how far the replica has replayed, by comparing positions in the WAL, never by clocks of two machines. */
export function watchReplica({ primary, probe, maxLagMs }: WatchOptions) {
  let replayed: Lsn | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let avoidedUntil = 0;
  /** Reads use the replica only after it has replayed this position. */
  let floor: Lsn = 0n;
  /** Calls of `demandLatest`, and how many of them `floor` includes. */
  let demands = 0;
  let metDemands = 0;
  /** Position that the primary had stored at its last reading. */
  let stored: Lsn = 0n;
  /** Positions of the primary that the replica has not replayed, with the time of their reading. */
  let samples: { at: number; lsn: Lsn }[] = [];
  /** Calls that wait until the replica has replayed a position. */
  let awaited: { lsn: Lsn; work: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let polling = Promise.resolve();
  let isPolling = false;
  let isStopped = false;

  const lagMs = () => (samples[0] ? performance.now() - samples[0].at : 0);
  const isBehind = (lsn: Lsn) => lsn > (replayed ?? 0n);
  const isBehindDemands = () => metDemands < demands || isBehind(floor);

  /** Whether reads or caches wait for a change that a replica without fault replays at any moment. */
  const isChangeNear = () =>
    replayed !== undefined && lagMs() < SOON_MS && (isBehindDemands() || awaited.length > 0);

  const written = createShared(() => readWritten(primary));

  const meetDemands = async () => {
    const asked = demands;
    floor = await written();
    metDemands = Math.max(metDemands, asked);
    plan();
  };

  const lookAtPrimary = async () => {
    if (metDemands < demands) await meetDemands();
    const isRecent = performance.now() - (samples.at(-1)?.at ?? 0) < POLL_MS;
    if (isRecent) return;
    stored = await readStored(primary);
    // After a failover, a position of the former primary may never be reached.
    if (isBehind(floor)) floor = smaller(floor, await written());
    if (samples.length < MAX_SAMPLES) samples.push({ at: performance.now(), lsn: stored });
  };
  const lookAtReplica = async () => {
    replayed = await readReplayed(probe).catch(() => undefined);
    answeredAt = performance.now();
  };

  const poll = async () => {
    isPolling = true;
    // Without primary, the replica still shows the catalogue. Without replica, the primary does.
    await Promise.allSettled([lookAtPrimary(), lookAtReplica()]);
    samples = samples.filter(({ lsn }) => isBehind(lsn));
    const arrived = awaited.filter(({ lsn }) => !isBehind(lsn));
    awaited = awaited.filter(({ lsn }) => isBehind(lsn));
    for (const { work } of arrived) work();
    isPolling = false;
    plan();
  };
  const plan = () => {
    if (isPolling || isStopped) return;
    clearTimeout(timer);
    const start = () => {
      polling = poll();
    };
    timer = setTimeout(start, isChangeNear() ? FAST_POLL_MS : POLL_MS).unref();
  };
  polling = poll();

  return {
    /** Position that every read of the replica includes. Undefined while the replica must not be used. */
    position(): Lsn | undefined {
      const now = performance.now();
      const isUsable =
        replayed !== undefined && now - answeredAt < SILENT_MS && now >= avoidedUntil && lagMs() <= maxLagMs;
      return isUsable && !isBehindDemands() ? replayed : undefined;
    },
    /** Position after all commits so far. Simultaneous calls share one query. */
    written,
    /** From now on, reads use the replica only after it has replayed all commits so far. */
    demandLatest(): void {
      demands += 1;
      // A failure leaves the demand open. The next poll tries again.
      meetDemands().catch(() => undefined);
    },
    /** Calls back when the replica has replayed all commits so far. */
    onceReplayed(work: () => void): void {
      const wait = async () => {
        const lsn = await written();
        if (awaited.length < MAX_AWAITED) awaited.push({ lsn, work });
        plan();
      };
      // Without the primary's position, cached answers still expire.
      wait().catch(() => undefined);
    },
    /** Avoids the replica for a second after a failed read. */
    avoidReplica(): void {
      avoidedUntil = performance.now() + AVOID_MS;
    },
    /** Undefined while the replica does not answer. */
    lag: () =>
      replayed === undefined ? undefined : { bytes: Number(stored - smaller(stored, replayed)), ms: lagMs() },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await polling;
    },
  };
}

const smaller = (one: Lsn, other: Lsn): Lsn => (one < other ? one : other);

/**
 * Shares a query among simultaneous callers. A caller never gets the result of a query that began before its call,
 * because that query may not see the caller's commit.
 */
function createShared<T>(query: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const answer = query();
      running = answer.catch(() => undefined);
      return answer;
    });
    return next;
  };
}
