import { sql } from 'kysely';
import { readProductFeed } from 'shared-contracts/office/channels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';

let shop: TestOffice;
beforeAll(async () => {
  shop = await createTestOffice();
});
afterAll(() => shop.close());

it('shows addresses and counts of the product feed, and names what it leaves out', async () => {
  const { call } = await shop.signInAs('manager');
  const { body: before } = await call(readProductFeed);
  expect(before).toMatchObject({
    addresses: [
      { locale: 'es', url: 'http://localhost:3000/feeds/google.xml' },
      { locale: 'en', url: 'http://localhost:3000/feeds/google-en.xml' },
    ],
    left_out: [],
  });
  await sql`update skus set price = 0 where sku = 'W1'`.execute(shop.db);
  await sql`update products set image = '' where id in (select product_id from skus where sku in ('W2', 'W3'))`.execute(
    shop.db,
  );
  // A sold-out product stays in the feed.
  await sql`update skus set stock = 0 where sku = 'W4'`.execute(shop.db);
  const { body: after } = await call(readProductFeed);
  expect(after.sent).toBe(before.sent - 3);
  expect(after.left_out).toEqual([
    {
      reason: 'no_picture',
      count: 2,
      products: [
        { id: expect.any(String), name: 'Vino Ñandú 2' },
        { id: expect.any(String), name: 'Vino Ñandú 3' },
      ],
    },
    { reason: 'no_price', count: 1, products: [{ id: expect.any(String), name: 'Vino Ñandú 1' }] },
  ]);
});
