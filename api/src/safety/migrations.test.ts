import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startProcess, stopProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { migrate, pendingMigrations } from '../db/migrations/migrate.ts';

/** Can run again on its own result. */
const REPEATABLE = '0067-question-words';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const forget = (name: string) => sql`delete from kysely_migration where name = ${name}`.execute(shop.db);

it('waits for the migration job before it listens, and never migrates itself, with MIGRATIONS=wait', async () => {
  await forget(REPEATABLE);
  const port = await shop.freePort();
  const starting = startProcess(shop, { port, env: { MIGRATIONS: 'wait' } });
  // Three looks of the process at the list of migrations: time enough to run one.
  const look = sql<{ at: Date }>`
    select query_start as at from pg_stat_activity
    where application_name = 'shop-api' and query like '%kysely_migration%' and pid <> pg_backend_pid()`;
  const looks = new Set<string>();
  await vi.waitFor(async () => {
    for (const { at } of (await look.execute(shop.db)).rows) looks.add(at.toISOString());
    expect(looks.size).toBeGreaterThan(2);
  }, 20_000);
  expect(await pendingMigrations(shop.db)).toEqual([REPEATABLE]);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();

  expect(await migrate(shop.db)).toEqual([REPEATABLE]);
  await stopProcess((await starting).child);
});

it('starts on the database of a later version, so that a rollback needs no reverted migration', async () => {
  const later = '9999-later';
  await sql`insert into kysely_migration (name, timestamp) values (${later}, now()::text)`.execute(shop.db);
  for (const MIGRATIONS of ['run', 'wait']) {
    const { child } = await startProcess(shop, { port: await shop.freePort(), env: { MIGRATIONS } });
    await stopProcess(child);
  }
  expect(await migrate(shop.db)).toEqual([]);
  await forget(later);
});
