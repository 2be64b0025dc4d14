import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/harness.ts';
import { MOST_IN_BATCH } from '../../../db/in-batches.ts';
import { lockStock } from '../../stock/stock.repository.ts';
import { ImportCutError, importCatalogue } from './import-catalogue.ts';

const ROWS = 250;
const HEAD = 'type,slug,brand,name_es,sku,price,image,tipo';
const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const row = (slug: string, sku: string, price: number) =>
  `wine,${slug},Viña Larga,Vino ${sku},${sku},${price},/storage/wine/a,tinto=Tinto/Red`;
const manyRows = (price: number) => Array.from({ length: ROWS }, (_, n) => row(`larga-${n}`, `L${n}`, price));
const bring = (rows: string[]) => {
  const file = path.join(folder, 'many.csv');
  writeFileSync(file, [HEAD, ...rows].join('\n'));
  return importCatalogue(shop.db, file, { dryRun: false, reason: 'import', progress: () => undefined });
};
const countAt = async (price: number) =>
  (
    await shop.db
      .selectFrom('skus')
      .select('sku')
      .where('sku', 'like', 'L%')
      .where('price', '=', price)
      .execute()
  ).length;

it('never locks more rows of orders than one batch has', async () => {
  await bring(manyRows(5000));
  await sql`
    create table writes (tx text, rows integer);
    create function note_write() returns trigger language plpgsql as $$
      begin
        insert into writes select pg_current_xact_id()::text, count(*) from new_rows;
        return null;
      end $$;
    create trigger noted after update on skus referencing new table as new_rows
      for each statement execute function note_write();
  `.execute(shop.db);
  await bring(manyRows(6000));
  const { rows } = await sql<{ rows: number }>`select sum(rows)::int as rows from writes group by tx`.execute(
    shop.db,
  );
  await sql`drop function note_write cascade; drop table writes`.execute(shop.db);
  expect(Math.max(...rows.map((one) => one.rows))).toBeLessThanOrEqual(MOST_IN_BATCH);
  expect(rows.reduce((sum, one) => sum + one.rows, 0)).toBe(ROWS);
});

it('says which rows it wrote when it is cut, and can be repeated', async () => {
  await sql`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'the database went away'; end $$;
    create trigger refused before update on skus for each row when (old.sku = 'L200') execute function refuse();
  `.execute(shop.db);
  const error = await bring(manyRows(7000)).catch((thrown: unknown) => thrown);
  await sql`drop function refuse cascade`.execute(shop.db);
  if (!(error instanceof ImportCutError)) throw new Error('it was not cut');
  expect(error.message).toBe('the database went away');
  const { length } = error.lines;
  // Line 1 has the names of the columns.
  expect(error.lines).toEqual(Array.from({ length }, (_, n) => n + 2));
  expect(length).toBeGreaterThan(0);
  expect(await countAt(7000)).toBe(length);

  expect(await bring(manyRows(7000))).toEqual({ kind: 'done', added: 0, changed: ROWS });
  expect(await countAt(7000)).toBe(ROWS);
});

it('waits for an order instead of blocking it, whatever the order of the file', async () => {
  const order = await shop.db.startTransaction().execute();
  await lockStock(order, ['L1']);
  const importing = bring([row('larga-2', 'L2', 8000), row('larga-1', 'L1', 8000)]);
  try {
    await expect
      .poll(async () => {
        const waiting = sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`;
        return (await waiting.execute(shop.db)).rows.length;
      })
      .toBe(1);
    await sql`select from skus where sku = 'L2' for no key update nowait`.execute(order);
  } finally {
    await order.commit().execute();
  }
  expect(await importing).toMatchObject({ kind: 'done', changed: 2 });
});
