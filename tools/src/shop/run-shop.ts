/** Runs the whole shop: database, API, card gateway, shell. `start` and `dev` differ in their preparation. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeOwnerLock } from 'embedded-postgres/owner-lock';
import { startPostgres } from 'embedded-postgres/start-postgres';
import { API_ARGUMENTS } from '../process/api-arguments.ts';
import { assertPortsFree } from '../process/ports.ts';
import { runToEnd, type Service, startService } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { isServed } from './is-served.ts';
import { isStopping, onStop, untilStopped } from './until-stopped.ts';

const READY_MS = 180_000;
const RESTART_MS = 500;

const started = Date.now();
/** Prints a line with the seconds since the start. */
export const say = (line: string): void =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
export const at = (...parts: string[]): string => path.join(WORKSPACE, ...parts);
const folder = (name: string, fallback: string) => path.resolve(WORKSPACE, process.env[name] || fallback);

const ports = {
  PORT: Number(process.env.PORT || 3000),
  API_PORT: Number(process.env.API_PORT || 4000),
  GATEWAY_PORT: Number(process.env.GATEWAY_PORT || 4100),
};
export const dataDir = folder('DATA_DIR', 'var/data');
const logDir = folder('LOG_DIR', 'var/log');
export const releasesDir = folder('RELEASES_DIR', 'releases');
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${ports.PORT}`;

/** A process that a signal killed has no exit code. */
const hasEnded = ({ child }: Service): boolean => child.exitCode !== null || child.signalCode !== null;

const waitUntilReady = async (service: Service, url: string): Promise<void> => {
  if (await isServed(url, READY_MS, () => hasEnded(service))) return;
  throw new Error(
    `${service.name} did not become ready. Its last lines:\n` +
      `${service.tail()}\nMore in ${logDir}/${service.name}.log`,
  );
};

/** Runs a service and restarts it after a crash. Resolves when `readyUrl` responds. */
export const keepRunning = async (
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  readyUrl: string,
  nodeArguments: readonly string[] = [],
): Promise<void> => {
  let current: Service;
  let ready = false;
  const launch = () => {
    const service = startService(name, script, env, logDir, nodeArguments);
    current = service;
    service.child.on('close', (code, signal) => {
      if (isStopping() || !ready) return;
      say(`${name} ended (${signal ?? code}); starting it again. Its last lines:\n${service.tail()}`);
      setTimeout(() => !isStopping() && launch(), RESTART_MS);
    });
    return service;
  };
  const first = launch();
  onStop(
    () =>
      new Promise<void>((done) => {
        if (hasEnded(current)) return done();
        current.child.once('exit', () => done());
        current.child.kill('SIGTERM');
      }),
  );
  await waitUntilReady(first, readyUrl);
  ready = true;
};

const openDatabase = async (): Promise<string> => {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const postgres = await startPostgres({ dataDir, durable: true });
  onStop(() => postgres.stop());
  if (postgres.note) say(postgres.note);
  // `pnpm shop …` in another terminal finds the running database here.
  writeFileSync(path.join(dataDir, 'database-url'), postgres.url, { mode: 0o600 });
  return postgres.url;
};

/**
 * The embedded database has a lock of its own, but not a shop with DATABASE_URL, and `dev` empties a folder of DATA_DIR.
 * @throws PostgresError while another shop runs on the folder
 */
const ownDataDir = (): void => {
  mkdirSync(dataDir, { recursive: true });
  const lock = takeOwnerLock(dataDir, 'shop.lock');
  onStop(() => lock.release());
};

/**
 * A demo shop that traces sends its spans to its own shell, which shows them at /dev/traces. Only the programs of this
 * start know the token.
 */
const ownReceiver = (): NodeJS.ProcessEnv => {
  const { SHOP_MODE, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = process.env;
  if (SHOP_MODE === 'production' || OTEL_EXPORTER_OTLP_ENDPOINT || !OTEL_TRACES_SAMPLER_ARG) return {};
  const token = randomBytes(24).toString('base64url');
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${ports.PORT}/dev/otlp`,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${token}`,
    TRACE_RECEIVER_TOKEN: token,
  };
};

const commonEnv = (databaseUrl: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  SHOP_MODE: process.env.SHOP_MODE || 'demo',
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PUBLIC_URL: publicUrl,
});

/** Opens the database and seeds missing data. */
const openSeededDatabase = async (): Promise<string> => {
  const databaseUrl = await openDatabase();
  const seeding = await runToEnd(process.execPath, [at('demo-shop/src/cli.ts'), 'seed'], {
    env: commonEnv(databaseUrl),
  });
  if (seeding.code !== 0) throw new Error(`The catalogue could not be seeded:\n${seeding.output}`);
  say(`Catalogue: ${seeding.output.trim().split('\n').at(-1)}`);
  return databaseUrl;
};

export interface ShopPlan {
  /** Prepares shell and remotes. Returns the shell's settings. */
  prepare: () => Promise<NodeJS.ProcessEnv>;
  /** Opens programs beside the shop once shoppers can use it. Their failure never stops the shop. */
  beside?: {
    /** Settings of the API for it. Empty when it cannot open. */
    settings: () => Promise<NodeJS.ProcessEnv>;
    /** @param env settings of all services */
    open: (env: NodeJS.ProcessEnv) => Promise<void>;
  };
}

const run = async ({ prepare, beside }: ShopPlan): Promise<void> => {
  // First, so that one start names the taken ports of the office and those of the shop.
  const besideSettings = await beside?.settings();
  await assertPortsFree(ports);
  ownDataDir();

  say('Building stale packages, opening the database');
  const [settings, databaseUrl] = await Promise.all([prepare(), openSeededDatabase()]);
  const env: NodeJS.ProcessEnv = {
    ...commonEnv(databaseUrl),
    ...ownReceiver(),
    ...settings,
    ...besideSettings,
  };

  await Promise.all([
    process.env.WEBPAY_BASE_URL
      ? undefined
      : keepRunning(
          'gateway',
          at('api/sandbox/main.ts'),
          env,
          `http://127.0.0.1:${ports.GATEWAY_PORT}/healthz`,
        ),
    keepRunning(
      'api',
      at('api/src/main.ts'),
      // Trust forwarded addresses of the local shell.
      { TRUST_PROXY: '127.0.0.1', ...env },
      `http://127.0.0.1:${ports.API_PORT}/readyz`,
      API_ARGUMENTS,
    ),
  ]);
  say('API and card gateway are ready');
  await keepRunning('shell', at('shell/src/server/main.ts'), env, `http://127.0.0.1:${ports.PORT}/readyz`);
  // Warm up the first render of each remote.
  const pageUrl = (page: string) => `http://127.0.0.1:${ports.PORT}${page}`;
  await Promise.allSettled(['/vinos', '/carrito', '/iniciar-sesion'].map((page) => fetch(pageUrl(page))));
  say(
    (await isServed(pageUrl('/'), READY_MS))
      ? 'Ready. Ctrl-C stops the shop'
      : `The home page is not served. More in ${logDir}/shell.log. Ctrl-C stops the shop`,
  );
  console.log(
    `\nThe shop is open at ${publicUrl}\n` +
      `Mails are in ${folder('MAIL_DIR', 'var/mail')} and at ${publicUrl}/dev/mail\n` +
      (env.TRACE_RECEIVER_TOKEN ? `Traces are at ${publicUrl}/dev/traces\n` : ''),
  );
  await beside?.open(env);
};

export const runShop = (plan: ShopPlan): Promise<void> => untilStopped(() => run(plan));
