import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';

// Before the pool connects, because each of its connections keeps the function.
const statements = vi.spyOn(pg.Client.prototype, 'query');
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({}, undefined, { CATALOGUE_CACHE_MS: 3_600_000 });
  await shop.get('/search?q=the+facts+of+the+catalogue+are+kept');
  await shop.get('/search?q=vino');
});
afterAll(async () => {
  await shop.close();
  statements.mockRestore();
});

it.each(['carmenere', 'vino tinto carmenere', 'pisco', 'vino tinto hasta 10.000', 'caja para asado'])(
  'asks the database once for "%s"',
  async (q) => {
    statements.mockClear();
    const { body } = await shop.get(`/search?q=${encodeURIComponent(q)}`);
    expect(body.data).not.toEqual([]);
    // A connection that the pool opens anew has statements of its own.
    const asked = statements.mock.calls.filter(([query]) => /\bproducts\b/.test(JSON.stringify(query)));
    expect(asked).toHaveLength(1);
  },
);
