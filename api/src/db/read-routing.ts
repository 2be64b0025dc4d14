import type { PostgresPool } from 'kysely';
import { NETWORK_ERROR } from '../errors/network-errors.ts';
import { connect, type Db, dbOn } from './connect.ts';
import type { Lsn } from './replica/lsn.ts';
import { routeReads } from './replica/route-reads.ts';
import { watchReplica } from './replica/watch-replica.ts';
import { currentScope, runInScope } from './request-scope.ts';

/** Timeout of the queries that watch the replica. */
const PROBE_MS = 1_000;

/**
 * A server that went away or ended a read, besides network errors: codes of PostgreSQL's classes "connection" (08) and
 * "operator intervention" (57P0), and messages of the driver, which have no code.
 */
const GONE = /^(08...|57P0.)$/;
const CUT = /Connection terminated|not queryable|Client has encountered/;
/** The replica had to replay a change of rows that the read still used. */
const CONFLICT = /conflict with recovery/;
const SLOW = /timeout exceeded when trying to connect|Query read timeout/;

/** How reads use the replica of DATABASE_READ_URL (docs/decisions/0069-replica-by-position.md). */
export interface ReadRouting {
  /** False without a replica. All reads then use the primary. */
  isReplicated: boolean;
  /** Reads all of one answer from one server. Remembers how fresh the answer is. */
  answerFromOne<T extends object>(prepare: () => Promise<T>): Promise<T>;
  /** Whether an answer of `answerFromOne` includes the writes of the current request's client. */
  includesOwnWrites(answer: object): boolean;
  /** From now on, reads use the replica only after it has replayed all commits so far. */
  demandLatest(): void;
  /** Calls back when the replica has replayed all commits so far. Without a replica, never. */
  onceReplayed(work: () => void): void;
  /** Position after the current request's commits. */
  written(): Promise<Lsn>;
  /** Reads by server since the start. */
  count: Record<'primary' | 'replica', number>;
  lag(): { bytes: number; ms: number } | undefined;
}

export const WITHOUT_REPLICA: ReadRouting = {
  isReplicated: false,
  answerFromOne: (prepare) => prepare(),
  includesOwnWrites: () => true,
  demandLatest: () => undefined,
  onceReplayed: () => undefined,
  written: async () => 0n,
  count: { primary: 0, replica: 0 },
  lag: () => undefined,
};

interface ReplicaOptions {
  primary: Db;
  pools: { primary: PostgresPool; replica: PostgresPool };
  /** The replica itself, not a pooler. */
  replicaUrl: string;
  maxLagMs: number;
}

/** Opens `readDb` on a replica and a primary, and watches the replica. `close` ends both. */
export function openReadRouting({ primary, pools, replicaUrl, maxLagMs }: ReplicaOptions) {
  const probe = connect(replicaUrl, { max: 1, connectMs: PROBE_MS, queryMs: PROBE_MS });
  const watch = watchReplica({ primary, probe, maxLagMs });
  /** Position of each answer from the replica. Answers of the primary have none. */
  const positions = new WeakMap<object, Lsn>();
  const count = { primary: 0, replica: 0 };

  const choose = (): 'primary' | 'replica' => {
    const { lastWrite, source } = currentScope();
    const position = watch.position();
    if (source === 'primary' || position === undefined || lastWrite === 'latest') return 'primary';
    // The source of an answer was chosen when its reads began.
    return source === 'replica' || lastWrite === undefined || lastWrite <= position ? 'replica' : 'primary';
  };
  const shouldRetryOnPrimary = (error: unknown): boolean => {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    const isReplicaLost =
      NETWORK_ERROR.test(code) || GONE.test(code) || CUT.test(message) || CONFLICT.test(message);
    if (isReplicaLost) watch.avoidReplica();
    // A slow read of a replica that answers would be slow at the primary too.
    return isReplicaLost || (SLOW.test(message) && watch.position() === undefined);
  };

  const readRouting: ReadRouting = {
    isReplicated: true,
    async answerFromOne(prepare) {
      const source = choose();
      const position = source === 'replica' ? watch.position() : undefined;
      const answer = await runInScope({ ...currentScope(), source }, prepare);
      if (position !== undefined) positions.set(answer, position);
      return answer;
    },
    includesOwnWrites(answer) {
      const { lastWrite } = currentScope();
      const position = positions.get(answer);
      if (position === undefined || lastWrite === undefined) return true;
      return lastWrite !== 'latest' && lastWrite <= position;
    },
    demandLatest: watch.demandLatest,
    onceReplayed: watch.onceReplayed,
    written: watch.written,
    count,
    lag: watch.lag,
  };
  const readDb = dbOn(
    routeReads(pools, {
      choose,
      shouldRetryOnPrimary,
      count: (source) => {
        count[source] += 1;
      },
    }),
  );
  const close = async () => {
    await watch.stop();
    await Promise.all([readDb.destroy(), probe.destroy()]);
  };
  return { readDb, readRouting, close };
}
