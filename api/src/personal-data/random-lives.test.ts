/**
 * Random lives of people in the shop, which end with an erasure. After that no value of an erased person stands in the
 * database, the storage, the logs or later mails, except in the columns that the map keeps. The same holds for a backup
 * from the middle of their lives once it is restored.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cloneDatabase } from 'embedded-postgres/test-database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { runCommand } from '../../test/command-line.ts';
import { guestsOf } from '../../test/guests.ts';
import { livesOf, markersOf, newPerson, type Person } from '../../test/lives.ts';
import { openOfficeOf } from '../../test/office-harness.ts';
import { openShop } from '../../test/shopper.ts';
import { buildApp } from '../app.ts';
import { connect, type Db } from '../db/connect.ts';
import { createShopProgram } from '../shop-program.ts';
import { columnsIn, DATA_MAP } from './data-map.ts';

/** A run lives about twenty acts and restores a backup. */
const { numRuns = 20 } = fc.readConfigureGlobal();
const LIMIT = { numRuns: Math.ceil(numRuns / 10), interruptAfterTimeLimit: 240_000, endOnFailure: true };

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off', LOG_LEVEL: 'fatal' }));
/** Lines of all logs. */
const log: string[] = [];
/** Takes the lines of a log in place of its stream, at every level. */
const listenTo = (logger: object): void => {
  const key = Object.getOwnPropertySymbols(logger).find(({ description }) => description === 'pino.stream');
  const stream = key && (Reflect.get(logger, key) as { write(line: string): boolean });
  if (!stream) throw new Error('the log has no stream');
  vi.spyOn(stream, 'write').mockImplementation((line) => log.push(line) > 0);
  Reflect.set(logger, 'level', 'trace');
};
listenTo(shop.app.log);
listenTo(shop.office.log);
const copy = await cloneDatabase(inject('databaseTemplate'));
const { call: staff } = await shop.signInAs('owner', 'Elena');
const acts = livesOf(shop, staff);
await guestsOf(shop).addEvent('vidas', { capacity: 5000, max_persons: 6 });
afterAll(async () => {
  await shop.close();
  await copy.drop();
});

const ENDS = ['eraseByLink', 'eraseInAccount', 'eraseByStaff'] as const;
const ACTS = Object.keys(acts) as (keyof typeof acts)[];

/** Columns whose values may stay, because of `kept` in the map. */
const keeps = (table: string, column: string): boolean =>
  columnsIn(DATA_MAP[table]?.erase?.keep).includes(column);

/** All rows of all tables as text, also those of the queue, without what the map keeps. */
const dump = async (db: Db): Promise<string[]> => {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db);
  const tables = Map.groupBy(
    columns.filter(({ table, column }) => !keeps(table, column)),
    ({ schema, table }) => `${schema}.${table}`,
  );
  const found = [...tables].map(async ([table, names]) => {
    const row = sql.join(names.map(({ column }) => sql`${sql.ref(column)}::text`));
    const { rows } = await sql<{ row: string }>`
      select lower(concat_ws(' | ', ${row})) as row from ${sql.table(table)}`.execute(db);
    return rows.map(({ row: text }) => `${table}: ${text}`);
  });
  return (await Promise.all(found)).flat();
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  );
const textsOf = (folder: string): string[] =>
  filesBelow(folder).map((file) => `${file}: ${readFileSync(file, 'latin1').toLowerCase()}`);

const tracesIn = (texts: readonly string[], person: Person): string[] =>
  texts.filter((text) => markersOf(person).some((marker) => text.includes(marker)));

/** Delivers what is under way, so that the nightly job erases it, and sends all mails that are still queued. */
const finish = async (db: Db, jobs: { runDue(): Promise<unknown>; run: typeof shop.app.jobs.run }) => {
  await sql`update orders set status = 'delivered' where status <> 'cancelled'`.execute(db);
  await jobs.run('remove-expired', {});
  await jobs.runDue();
};

it('leaves no value of an erased person anywhere, also after a restored backup', async () => {
  const act = fc.record({ who: fc.nat({ max: 2 }), what: fc.constantFrom(...ACTS) });
  const life = fc.record({
    acts: fc.array(act, { minLength: 15, maxLength: 30, size: 'max' }),
    backupAt: fc.nat({ max: 30 }),
    ends: fc.tuple(fc.constantFrom(...ENDS), fc.constantFrom(...ENDS)),
  });
  await fc.assert(
    fc.asyncProperty(life, async ({ acts: lived, backupAt, ends }) => {
      await sql`update skus set stock = 1000`.execute(shop.db);
      const persons = [newPerson(), newPerson(), newPerson()] as const;
      const [first, second, stays] = persons;
      const file = path.join(shop.config.DATA_DIR, `${first.token}.sql.gz`);
      const settings = { DATA_DIR: shop.config.DATA_DIR };
      const backUp = () =>
        runCommand(createShopProgram(), ['backup', file], { ...settings, DATABASE_URL: shop.url });
      for (const [at, { who, what }] of lived.entries()) {
        if (at === Math.min(backupAt, lived.length - 1)) expect(await backUp()).toMatchObject({ code: 0 });
        await acts[what](persons[who] ?? first);
      }
      await acts.write(stays);
      for (const [person, end] of [
        [first, ends[0]],
        [second, ends[1]],
      ] as const)
        await acts[end](person);
      await finish(shop.db, shop.app.jobs);
      // Mails that were sent belong to the mail host. Later ones must not exist.
      rmSync(shop.config.MAIL_DIR, { recursive: true, force: true });

      const db = connect(copy.url, { max: 5, connectMs: 30_000 });
      const restored = await runCommand(createShopProgram(), ['restore', file, '--force'], {
        ...settings,
        DATABASE_URL: copy.url,
      });
      rmSync(file);
      expect(restored).toMatchObject({ code: 0 });
      const app = await buildApp({ config: shop.config, db, databaseUrl: copy.url });
      listenTo(app.log);
      await finish(db, app.jobs);
      const now = await dump(shop.db);
      const elsewhere = [...(await dump(db)), ...textsOf(shop.config.DATA_DIR), ...log];
      await app.close();
      await db.destroy();
      expect(tracesIn(now, stays)).not.toEqual([]);
      expect(log).not.toEqual([]);
      for (const person of [first, second]) expect(tracesIn([...now, ...elsewhere], person)).toEqual([]);
    }),
    LIMIT,
  );
});
