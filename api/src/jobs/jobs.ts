import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Tx } from '../db/connect.ts';

/** Steps of an order that its buyer gets a mail about. */
export type OrderMailKind =
  | 'order-received'
  | 'transfer-instructions'
  | 'proof-received'
  | 'payment-approved'
  | 'payment-failed'
  | 'order-shipped'
  | 'order-delivered'
  | 'order-cancelled'
  | 'order-refunded';

/** Every job and what it carries. Ids only: a job's data is kept, and personal data must not be. */
export interface JobData {
  'send-order-mail': { order_id: string; kind: OrderMailKind; refund_id?: string };
  'refund-payment': { order_id: string };
  'give-open-refunds': Record<string, never>;
  'settle-unpaid-orders': Record<string, never>;
  'remove-expired': Record<string, never>;
  'send-account-mail': { mail_id: string };
  'send-contact-mails': { message_id: string };
  'send-newsletter-mail': { subscription_id: string };
  'send-reservation-mail': { reservation_id: string; kind: 'confirmed' | 'cancelled' | 'reminder' };
  'queue-reminders': Record<string, never>;
}
export type JobName = keyof JobData;
export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

interface JobRule {
  /** Attempts after the first; the wait between them doubles up to an hour. */
  retryLimit: number;
  /** When it comes by itself. */
  cron?: string;
}

const RULES: Record<JobName, JobRule> = {
  'send-order-mail': { retryLimit: 30 },
  'refund-payment': { retryLimit: 30 },
  'give-open-refunds': { retryLimit: 0, cron: '*/15 * * * *' },
  'settle-unpaid-orders': { retryLimit: 0, cron: '* * * * *' },
  'remove-expired': { retryLimit: 0, cron: '17 4 * * *' },
  'send-account-mail': { retryLimit: 30 },
  'send-contact-mails': { retryLimit: 30 },
  'send-newsletter-mail': { retryLimit: 30 },
  'send-reservation-mail': { retryLimit: 30 },
  'queue-reminders': { retryLimit: 0, cron: '*/10 * * * *' },
};
const NAMES = Object.keys(RULES) as JobName[];

const RETRY_DELAY_S = 10;
const RETRY_DELAY_MAX_S = 3600;
const POLL_S = 1;
const POOL_SIZE = 2;
const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 5000;
/** Jobs of one queue in one run. */
const RUN_LIMIT = 100;

export interface Jobs {
  /** Queues a job in the transaction: it exists if and only if the transaction commits. */
  enqueue<N extends JobName>(
    trx: Tx,
    name: N,
    data: JobData[N],
    options?: { startAfterS?: number },
  ): Promise<void>;
  /** Does a job's work at once, past the queue. */
  run<N extends JobName>(name: N, data: JobData[N]): Promise<void>;
  /** Works off jobs as they come, until `stop`. After a failure it may be called again. */
  start(): Promise<void>;
  /** Works off what is due now, each job once; how many there were. Rejects with the first failure, after all others were worked off. */
  runDue(names?: readonly JobName[]): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Jobs kept in PostgreSQL by pg-boss (schema `jobs`), so that several processes share them and none is lost.
 * Connects at the first use. A call rejects when there is no database address.
 */
export const createJobs = (
  databaseUrl: string | undefined,
  handlers: JobHandlers,
  log: { error(data: object, message: string): void },
): Jobs => {
  // A variable: the library passes to `pg` more than its types name.
  const options = {
    connectionString: databaseUrl,
    schema: 'jobs',
    max: POOL_SIZE,
    application_name: 'shop-jobs',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // A connection that stalls is given up, or the queue would stand still after the fault is over.
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    reindex: false,
  };
  const boss = new PgBoss(options);
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  let opened: Promise<PgBoss> | undefined;
  /** Worked on already: a start that failed half way goes on where it stopped. */
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
    return run(job.data);
  };

  return {
    async enqueue(trx, name, data, { startAfterS } = {}) {
      await (await open()).send(name, data, {
        db: fromKysely(trx),
        ...(startAfterS !== undefined && { startAfter: startAfterS }),
      });
    },
    run: (name, data) => handlers[name](data),
    async start() {
      await open();
      for (const name of NAMES.filter((each) => !working.has(each))) {
        await boss.work<object>(name, { pollingIntervalSeconds: POLL_S }, async ([job]) => {
          if (job) await handle(name, job);
        });
        const { cron } = RULES[name];
        if (cron) await boss.schedule(name, cron, {});
        working.add(name);
      }
    },
    async runDue(names = NAMES) {
      await open();
      let count = 0;
      const failures: unknown[] = [];
      for (const name of names) {
        // One at a time: a job that was fetched and not worked off stays active until it expires.
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
    async stop() {
      if (!(await opened?.catch(() => undefined))) return;
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
};

const openQueues = async (boss: PgBoss): Promise<PgBoss> => {
  await boss.start();
  for (const name of NAMES) {
    const { retryLimit } = RULES[name];
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: RETRY_DELAY_S,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_S,
    });
  }
  return boss;
};
