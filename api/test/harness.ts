import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timeDatabase } from 'embedded-postgres/database-time';
import { type ClonedDatabase, cloneDatabase } from 'embedded-postgres/test-database';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type Config, loadConfig } from '../src/config.ts';
import { connect, type Db, servingTimeouts } from '../src/db/connect.ts';
import { openDatabase } from '../src/db/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the migrated and seeded database that each test file clones. */
    databaseTemplate: string;
  }
}

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  /** The replica of `env`, or `db`. */
  readDb: Db;
  config: Config;
  /** URL of the test file's own database. */
  url: string;
  /** Calls `GET /api<url>` in a language. */
  get: ReturnType<typeof getterOf>;
  close(): Promise<void>;
}

const getterOf =
  (app: FastifyInstance) =>
  async (url: string, language = 'es') => {
    const answer = await app.inject({ url: `/api${url}`, headers: { 'accept-language': language } });
    return { status: answer.statusCode, body: answer.json() };
  };

/**
 * Creates the whole API with its own seeded database. Tests call it with `app.inject`. Use it once per test
 * file: `beforeAll(async () => { shop = await createTestApp() })`, `afterAll(() => shop.close())`.
 * @param env settings that differ from the defaults. Cache and log are off unless `env` turns them on.
 * @param given migrated and seeded database to use instead of a clone of the template
 * @param changes settings that `env` must not have in a real shop
 */
export async function createTestApp(
  env: Record<string, string> = {},
  given?: ClonedDatabase,
  changes: Partial<Config> = {},
): Promise<TestApp> {
  const database = given ?? (await cloneDatabase(inject('databaseTemplate')));
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-api-'));
  const loaded = loadConfig({
    LOG_LEVEL: 'silent',
    CATALOGUE_CACHE_MS: '0',
    WARM_PICTURES: 'off',
    // A busy machine must not shed requests of tests.
    SHED_EVENT_LOOP_MS: '0',
    DATA_DIR: folder,
    MAIL_DIR: path.join(folder, 'mail'),
    DATABASE_URL: database.url,
    ...env,
  });
  const config = { ...loaded, ...changes };
  // A long connection timeout for a busy machine. Tests of the real timeouts start their own API process.
  const opened = config.DATABASE_READ_URL
    ? await timeDatabase(() => openDatabase(config, servingTimeouts(config)))
    : undefined;
  const db = opened?.db ?? connect(database.url, { max: 5, connectMs: 30_000 });
  const app = await buildApp({ ...opened, config, db, databaseUrl: database.url });
  const close = async () => {
    await app.close();
    await timeDatabase(() => opened?.close() ?? db.destroy());
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, db, readDb: opened?.readDb ?? db, config, url: database.url, get: getterOf(app), close };
}
