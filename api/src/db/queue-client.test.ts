import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { QueueClient } from './queue-client.ts';

let shop: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  shop = await createTestApp();
  pool = new pg.Pool({ connectionString: shop.url, Client: QueueClient, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await shop.close();
});

it('prepares the fetch of jobs once, and no other statement', async () => {
  for (let n = 0; n < 3; n += 1) {
    const { rows } = await pool.query('\n WITH next AS (select 7 as id) select id from next', []);
    expect(rows).toEqual([{ id: 7 }]);
    await pool.query('select $1::int as id', [n]);
  }
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: expect.stringContaining('WITH next AS') }]);
});
