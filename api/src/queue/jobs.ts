import { fromKysely, type Job, PgBoss } from 'pg-boss';
import { inTrace } from 'tracing/span';
import type { Tx } from '../db/connect.ts';
import { markPrepared } from '../db/prepared.ts';
import { QueueClient } from '../db/queue-client.ts';
import { JOB_NAMES, JOB_RULES, type JobData, type JobName } from './job-list.ts';

export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

/**
 * A running job is leased: its process renews the lease twice in this time, however slow the mail server is. The job of
 * a killed process is retried when its lease has ended. A time limit alone would start the retry beside a slow job.
 */
const LEASE_S = 60;
/** Ends a job that hangs although its process lives. */
const LONGEST_S = 6 * 3600;
const RETRY_DELAY_S = 10;
const RETRY_DELAY_MAX_S = 3600;
const POLL_S = 1;
const POOL_SIZE = 2;
const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 5000;
/** Most jobs that one `runDue` takes from a queue. */
const RUN_LIMIT = 100;
/** The conditions are those of the partial index by which pg-boss fetches: finished jobs stay in the table for days. */
const WAITING = `select name, count(*)::int as count from jobs.job
  where state < 'active' and not blocked and start_after <= now() group by name`;

export interface Jobs {
  /** Queues a job in the transaction, so that it exists only when the transaction commits. */
  enqueue<N extends JobName>(
    trx: Tx,
    name: N,
    data: JobData[N],
    options?: { startAfterS?: number },
  ): Promise<void>;
  /** Queues a job that ran out of tries for one more, in the transaction. */
  retry(trx: Tx, name: JobName, id: string): Promise<void>;
  /** Runs a job at once without the queue. */
  run<N extends JobName>(name: N, data: JobData[N]): Promise<void>;
  /** Processes jobs until `stop`. May be called again after a failure. */
  start(): Promise<void>;
  /**
   * Runs the due jobs once, at most `RUN_LIMIT` of each queue. Returns their number. Rejects with the first failure,
   * after all other jobs ran.
   */
  runDue(names?: readonly JobName[]): Promise<number>;
  /** Number of due jobs that no process runs yet, by name. Undefined before the first use of the queue. */
  countWaiting(): Promise<Record<JobName, number> | undefined>;
  /** Takes no more jobs, and waits up to `STOP_TIMEOUT_MS` for the running ones. Does nothing before the first use. */
  stop(): Promise<void>;
}

/**
 * Job queue of pg-boss in PostgreSQL (schema `jobs`). Several processes share it, and jobs survive a restart. Connects
 * on first use. Calls reject without a database URL. `runsJobs: false` is for a process that never calls `start`.
 */
export const createJobs = (
  databaseUrl: string | undefined,
  handlers: JobHandlers,
  log: { error(data: object, message: string): void },
  { runsJobs = true }: { runsJobs?: boolean } = {},
): Jobs => {
  const boss = new PgBoss(optionsFor(databaseUrl, runsJobs));
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  let opened: Promise<PgBoss> | undefined;
  /** Queues with a worker. A repeated `start` continues with the others. */
  const working = new Set<JobName>();
  const open = (): Promise<PgBoss> => {
    if (!databaseUrl) throw new Error('Jobs need the address of the database');
    opened ??= openQueues(boss).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const handle = (name: JobName, job: Job): Promise<void> => {
    const run = handlers[name] as (data: object) => Promise<void>;
    return inTrace({ name: `job ${name}`, kind: 'consumer', attributes: { 'shop.job': name } }, () =>
      run(job.data),
    );
  };

  return {
    async enqueue(trx, name, data, { startAfterS } = {}) {
      await (await open()).send(name, data, {
        db: preparing(trx),
        ...(startAfterS !== undefined && { startAfter: startAfterS }),
      });
    },
    async retry(trx, name, id) {
      await (await open()).retry(name, id, { db: fromKysely(trx) });
    },
    run: (name, data) => handlers[name](data),
    async start() {
      await open();
      for (const name of JOB_NAMES.filter((each) => !working.has(each))) {
        const { cron, atOnce = 1 } = JOB_RULES[name];
        const options = { pollingIntervalSeconds: POLL_S, localConcurrency: atOnce };
        // The worker last: a repeated `start` would register a second one when something fails after it.
        if (cron) await boss.schedule(name, cron, {});
        await boss.work<object>(name, options, async ([job]) => {
          if (job) await handle(name, job);
        });
        working.add(name);
      }
    },
    async runDue(names = JOB_NAMES) {
      await open();
      let count = 0;
      const failures: unknown[] = [];
      for (const name of names) {
        // Fetch one at a time, because a fetched job that does not run stays active until its lease ends.
        for (let left = RUN_LIMIT; left > 0; left -= 1) {
          const [job] = await boss.fetch<object>(name);
          if (!job) break;
          count += 1;
          try {
            await handle(name, job);
            await boss.complete(name, job.id);
          } catch (error) {
            failures.push(error);
            await boss.fail(name, job.id, { message: String(error) });
          }
        }
      }
      if (failures.length > 0) throw failures[0];
      return count;
    },
    async countWaiting() {
      if (!(await opened?.catch(() => undefined))) return undefined;
      const { rows } = await boss.getDb().executeSql(WAITING);
      const counts = new Map(rows.map(({ name, count }: { name: string; count: number }) => [name, count]));
      return Object.fromEntries(JOB_NAMES.map((name) => [name, counts.get(name) ?? 0])) as Record<
        JobName,
        number
      >;
    },
    async stop() {
      if (!(await opened?.catch(() => undefined))) return;
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
};

/** The statement that queues a job has one text for each queue. Planning it takes longer than running it. */
const preparing = (trx: Tx): ReturnType<typeof fromKysely> => {
  const { executeSql } = fromKysely(trx);
  return { executeSql: (text, values) => executeSql(markPrepared(text), values) };
};

/** The library passes more options to `pg` than its types declare. */
const optionsFor = (databaseUrl: string | undefined, runsJobs: boolean) => ({
  connectionString: databaseUrl,
  schema: 'jobs',
  Client: QueueClient,
  max: POOL_SIZE,
  application_name: 'shop-jobs',
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  // Drop stalled connections, or the queue would stay blocked after a fault.
  query_timeout: QUERY_TIMEOUT_MS,
  keepAlive: true,
  reindex: false,
  // A process without jobs only adds some. Others clean up the queues and start the scheduled jobs.
  supervise: runsJobs,
  schedule: runsJobs,
});

const openQueues = async (boss: PgBoss): Promise<PgBoss> => {
  await boss.start();
  for (const name of JOB_NAMES) {
    const { retryLimit } = JOB_RULES[name];
    const options = {
      retryLimit,
      retryDelay: RETRY_DELAY_S,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_S,
      heartbeatSeconds: LEASE_S,
      expireInSeconds: LONGEST_S,
    };
    await boss.createQueue(name, options);
    // `createQueue` does not change a queue that exists, such as one of an earlier version.
    await boss.updateQueue(name, options);
  }
  return boss;
};
