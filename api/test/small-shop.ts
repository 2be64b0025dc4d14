/**
 * Program that starts the API on its own small test shop (`fixture.ts`), for tests of other packages, which
 * must not import the API. Prints its URL when it listens. Ends on SIGTERM, or when its parent process ends.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase } from 'embedded-postgres/test-database';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { connect } from '../src/db/connect.ts';
import { seed } from '../src/imports/seed/seed.ts';
import { DEFAULT_CASE_SETTING } from '../src/modules/settings/case-rule.ts';
import { upsertSetting } from '../src/modules/settings/settings.repository.ts';
import './cheap-passwords.ts';
import { fixture } from './fixture.ts';
import { shopTemplate } from './shop-template.ts';

const template = await shopTemplate(async (db) => {
  await seed(db, fixture);
  await db
    .transaction()
    .execute((trx) => upsertSetting(trx, 'cases', { ...DEFAULT_CASE_SETTING, is_active: true }));
});
const database = await cloneDatabase(template.url);
const folder = mkdtempSync(path.join(tmpdir(), 'small-shop-'));
mkdirSync(path.join(folder, 'storage'));
const config = loadConfig({
  LOG_LEVEL: 'silent',
  CATALOGUE_CACHE_MS: '0',
  WARM_PICTURES: 'off',
  RATE_LIMIT_FACTOR: '1000',
  BOT_CHECK: 'off',
  ANSWER_WITHIN_MS: '60000',
  DATA_DIR: folder,
  MAIL_DIR: path.join(folder, 'mail'),
  DATABASE_URL: database.url,
});
const db = connect(database.url, { max: 5, connectMs: 30_000 });
const app = await buildApp({ config, db, databaseUrl: database.url });
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await app.close();
  await db.destroy();
  await database.drop();
  await template.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', stop);
process.stdin.once('end', stop).resume();
