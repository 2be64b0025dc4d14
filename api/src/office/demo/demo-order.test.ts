import type { Order } from 'shared-contracts/api/orders.schema';
import { listReturns } from 'shared-contracts/office/returns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { DEMO_PASSWORD, seedDemoStaff } from '../staff/demo-staff.ts';
import { DEMO_CUSTOMER, seedDemoOrder } from './demo-order.ts';

let shop: Shop & TestOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  await shop.setStock({ W5: 100, W6: 100 });
  await seedDemoStaff(shop.db, shop.config);
});
afterAll(() => shop.close());

const seedOrder = (config = shop.config) =>
  seedDemoOrder({ db: shop.db, jobs: shop.app.jobs }, config, ['W5', 'W6']);

it('the customer of the demo is not created in production', async () => {
  await seedOrder({ ...shop.config, SHOP_MODE: 'production' });
  expect(await shop.db.selectFrom('users').select('id').execute()).toEqual([]);
});

it('the customer of the demo and staff see one order with a return that was accepted in part', async () => {
  expect(await seedOrder()).toBe(true);
  expect(await seedOrder()).toBe(false);
  const { email } = DEMO_CUSTOMER;
  const signedIn = await shop.call<{ access_token: string }>('POST', '/login', {
    email,
    password: DEMO_PASSWORD,
  });
  const asCustomer = { authorization: `Bearer ${signedIn.body.access_token}` };
  const list = await shop.call<{ data: Order[] }>('GET', '/profile/purchases', undefined, asCustomer);
  expect(list.body.data).toHaveLength(1);
  const [order] = list.body.data;
  const { body } = await shop.call<{ data: Order }>(
    'GET',
    `/profile/purchases/${order?.id}`,
    undefined,
    asCustomer,
  );
  expect(body.data).toMatchObject({
    status: 'delivered',
    refunded: body.data.items[0]?.price,
    returns: [{ state: 'refunded', lines: [{ qty: 2 }] }],
    refunds: [{ state: 'done', lines: [{ qty: 1 }] }],
  });
  expect([await shop.stockOf('W5'), await shop.stockOf('W6')]).toEqual([98, 98]);
  const { call } = await shop.signInAs('manager');
  expect((await call(listReturns, { query: {} })).body.data).toMatchObject([{ state: 'refunded' }]);
});
