import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { connect, type Db } from './connect.ts';
import { prepared, preparedByText } from './prepared.ts';

let shop: TestApp;
let db: Db;
beforeAll(async () => {
  shop = await createTestApp();
  db = connect(shop.url, { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await shop.close();
});

it('prepares marked statements, written and built, and no other', async () => {
  for (const key of ['a', 'b']) {
    await sql`${prepared('marked')} select ${key}`.execute(db);
    await sql`select ${key}`.execute(db);
    await db.selectFrom('settings').select('key').where('key', '=', key).modifyEnd(preparedByText).execute();
    await db.selectFrom('settings').select('value').where('key', '=', key).execute();
  }
  const { rows } = await sql<{ name: string; statement: string }>`
    select name, statement from pg_prepared_statements order by statement`.execute(db);
  expect(rows).toEqual([
    { name: 'marked', statement: '/* prepared:marked */ select $1' },
    { name: expect.stringMatching(/^\w{40}$/), statement: expect.stringContaining('select "key"') },
  ]);
});
