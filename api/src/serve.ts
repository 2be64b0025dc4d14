import { existsSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { stopOnSignal } from 'serving/graceful-stop';
import { startTracing } from 'tracing/start-tracing';
import { readTraceSettings } from 'tracing/trace-settings';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { connect, type Db, servingTimeouts } from './db/connect.ts';
import { awaitMigrations } from './db/migrations/await-migrations.ts';
import { migrate } from './db/migrations/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import type { Jobs } from './queue/jobs.ts';
import { explainStartFailure } from './start-failure.ts';

const JOBS_RETRY_MS = 2_000;

/** Work on the migrated database before the API listens, e.g. filling an empty shop. */
export type Prepare = (db: Db, config: Config, databaseUrl: string) => Promise<void>;

/**
 * Runs the API in the foreground until SIGTERM or SIGINT: reads the settings, opens and migrates the
 * database, listens, and starts the jobs, as far as its role includes them (`API_ROLE`). When it cannot start,
 * prints the reason and exits with 1.
 */
export async function serve(prepare: Prepare = async () => undefined): Promise<void> {
  try {
    await start(prepare);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : explainStartFailure(error));
    process.exit(1);
  }
}

async function start(prepare: Prepare): Promise<void> {
  const config = loadConfig(process.env);
  // Before the database opens, because its connections are traced from the start.
  const tracing = await openTracing(config);
  // Load the app's modules while the database starts.
  const isWorker = config.API_ROLE === 'worker';
  const [database, buildApp, { buildOfficeApp }] = await Promise.all([
    openDatabase(config, servingTimeouts(config)),
    isWorker
      ? import('./worker-app.ts').then((module) => module.buildWorkerApp)
      : import('./app.ts').then((module) => module.buildApp),
    import('./office/office-app.ts'),
  ]);
  if (database.note) console.error(database.note);

  let stopping: Promise<void> | undefined;
  const { db, readDb, readRouting, pools, url: databaseUrl } = database;
  const app = await prepareTables(config, databaseUrl)
    .then(() => prepare(db, config, databaseUrl))
    .then(() => buildApp({ config, db, readDb, readRouting, pools, databaseUrl }))
    .catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  const officeAddress = officeListenOptions(config);
  const office =
    officeAddress && (await buildOfficeApp({ config, db, readDb, readRouting, databaseUrl, jobs: app.jobs }));
  const stop = () => {
    stopping ??= (async () => {
      await Promise.all([office?.gracefulStop.stop(), app.gracefulStop.stop()]);
      await database.close();
      await tracing.stop();
    })();
    return stopping;
  };
  stopOnSignal(stop, config.STOP_NOTICE_MS);
  try {
    await app.listen(listenOptions(config));
    if (officeAddress) await office?.listen(officeAddress);
    if (config.API_ROLE !== 'web') void startJobs(app.jobs, app.log, () => stopping !== undefined);
  } catch (error) {
    await stop();
    throw error;
  }
  if (config.RATE_LIMIT_FACTOR !== 1)
    app.log.warn(`rate limits are multiplied by ${config.RATE_LIMIT_FACTOR}`);
  if (config.BOT_CHECK === 'off') app.log.warn('the bot check of the forms is off');
}

/** @throws ConfigError for settings that do not fit */
function openTracing({ API_VERSION }: Config) {
  try {
    return startTracing(readTraceSettings(process.env), { name: 'api', version: API_VERSION });
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/**
 * Starts the workers of the job queue. Retries until the database accepts them. Meanwhile the API already
 * accepts orders.
 */
async function startJobs(jobs: Jobs, log: FastifyBaseLogger, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    try {
      return await jobs.start();
    } catch (error) {
      log.error({ err: error }, 'the job queue could not be opened; it is tried again');
      await wait(JOBS_RETRY_MS);
    }
  }
}

/** Migrates, or waits for the process that does. */
function prepareTables({ MIGRATIONS }: Config, url: string): Promise<void> {
  if (MIGRATIONS === 'run') return migrateApart(url);
  return awaitMigrations(url, (pending) => console.error(`waiting for migrations: ${pending.join(', ')}`));
}

/** Migrates on a separate connection without the short timeouts of requests, because a migration may take long. */
async function migrateApart(url: string): Promise<void> {
  const db = connect(url, { max: 1 });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

const listenOptions = ({ API_SOCKET, API_HOST, API_PORT }: Config) =>
  API_SOCKET ? onSocket(API_SOCKET) : { host: API_HOST, port: API_PORT };

/** Address of the office's listener. Undefined when this process has none. */
const officeListenOptions = ({ API_ROLE, OFFICE_API_SOCKET, OFFICE_API_PORT, API_HOST }: Config) => {
  if (API_ROLE === 'worker') return undefined;
  if (OFFICE_API_SOCKET) return onSocket(OFFICE_API_SOCKET);
  return OFFICE_API_PORT ? { host: API_HOST, port: OFFICE_API_PORT } : undefined;
};

/** Deletes the socket file of a killed process. Of two API processes on one socket, the later one gets the requests. */
function onSocket(file: string) {
  if (existsSync(file)) rmSync(file);
  return { path: file };
}
