import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { prioritisedIds } from './priorities.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('gives a priority only to endpoints that exist', async () => {
  const { paths } = (await shop.get('/openapi.json')).body as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const known = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(prioritisedIds().filter((id) => !known.includes(id))).toEqual([]);
});
