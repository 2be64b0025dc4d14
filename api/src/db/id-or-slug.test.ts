import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const TABLES = [
  { table: 'products', slug: 'wine-9', path: 'wines' },
  { table: 'articles', slug: 'la-poda', path: 'blogs' },
  { table: 'events', slug: 'cata-de-tintos', path: 'events' },
] as const;

describe.each(TABLES)('a row of $table whose slug is a number', ({ table, slug, path }) => {
  const read = async (name: string) => {
    const answer = await shop.app.inject(`/api/${path}/${name}`);
    return { status: answer.statusCode, slug: answer.json().data?.slug };
  };
  const rename = (from: string, to: string) =>
    shop.db.updateTable(table).set({ slug: to }).where('slug', '=', from).execute();

  it('is read by its slug, even when the number is the id of another row', async () => {
    const { id } = await shop.db
      .selectFrom(table)
      .select('id')
      .where('slug', '!=', slug)
      .executeTakeFirstOrThrow();
    for (const number of ['1865', String(id)]) {
      await rename(slug, number);
      expect(await read(number)).toEqual({ status: 200, slug: number });
      await rename(number, slug);
    }
    expect((await read('000')).status).toBe(404);
  });
});

it('returns the seats of the event with a numeric slug', async () => {
  await shop.db.updateTable('events').set({ slug: '1865' }).where('slug', '=', 'cata-de-tintos').execute();
  expect((await shop.app.inject('/api/events/1865/availability')).statusCode).toBe(200);
});
