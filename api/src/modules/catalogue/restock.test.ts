import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { restock } from './restock.service.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const stockOf = async (sku: string) =>
  (await shop.db.selectFrom('skus').select('stock').where('sku', '=', sku).executeTakeFirst())?.stock;
const ask = (sku: string, qty: number, mode: 'add' | 'set' = 'add', dryRun = false) =>
  restock(shop.db, { sku, qty, mode, dryRun });

it('adds units or sets them', async () => {
  await ask('W1', 10, 'set');
  expect(await ask('W1', 6)).toEqual({ kind: 'done', before: 10, after: 16 });
  expect(await stockOf('W1')).toBe(16);
  expect(await ask('W1', 1, 'add', true)).toEqual({ kind: 'done', before: 16, after: 17 });
  expect(await stockOf('W1')).toBe(16);
});

it('refuses an unknown sku, a box and an impossible stock', async () => {
  expect(await ask('NONE', 1)).toEqual({ kind: 'unknown-sku' });
  expect(await ask('B1', 1)).toEqual({ kind: 'box' });
  expect(await ask('W1', 1_000_000)).toEqual({ kind: 'out-of-range', after: 1_000_016 });
  expect(await ask('W1', -17)).toEqual({ kind: 'out-of-range', after: -1 });
});
