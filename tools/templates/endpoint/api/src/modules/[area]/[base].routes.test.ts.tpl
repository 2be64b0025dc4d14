import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('answers {{path}} with every row of {{table}}, by name', async () => {
{{arrange}}  const rows = await shop.db.selectFrom('{{table}}').select('id').execute();
  const answer = await shop.app.inject('/api{{path}}');
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<{ data: { id: string; name: string }[] }>();
  expect(data.length).toBeGreaterThan(0);
  expect(data.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => String(id)).toSorted());
  const sorted = await shop.db.selectFrom('{{table}}').select('name').orderBy('name').execute();
  expect(data.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name));
});
