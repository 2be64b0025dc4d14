import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { joinCarts } from './join-carts.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newCustomer = async (): Promise<string> => {
  const { id } = await shop.db
    .insertInto('users')
    .values({
      email: `${crypto.randomUUID()}@example.cl`,
      password_hash: 'none',
      first_name: 'Ana',
      last_name: 'Soto',
      rut: '12345678-5',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const join = (userId: string, cartId: string) =>
  shop.db.transaction().execute((trx) => joinCarts(trx, { secret: shop.config.APP_SECRET, cartId, userId }));

describe('carts joined at login', () => {
  it('brings what was chosen elsewhere into the browser’s cart; of the same thing the larger quantity stays', async () => {
    const customer = await newCustomer();
    const elsewhere = await shop.cartWith({ W5: 3, W4: 1 });
    await join(customer, elsewhere);
    expect(await shop.readItems(elsewhere)).toEqual({ W5: 3, W4: 1 });
    const here = await shop.cartWith({ W5: 2, G1: 1 });
    await join(customer, here);
    expect(await shop.readItems(here)).toEqual({ W5: 3, W4: 1, G1: 1 });
    expect(await shop.readItems(elsewhere)).toEqual({});
    await join(customer, here);
    expect(await shop.readItems(here)).toEqual({ W5: 3, W4: 1, G1: 1 });
  });

  it('fills a cart that was never written to', async () => {
    const customer = await newCustomer();
    await join(customer, await shop.cartWith({ W5: 1 }));
    const here = await shop.cartWith({});
    await join(customer, here);
    expect(await shop.readItems(here)).toEqual({ W5: 1 });
  });

  it('leaves a cart alone whose order is being paid elsewhere', async () => {
    const customer = await newCustomer();
    const paying = await shop.cartWith({ W5: 1 });
    await join(customer, paying);
    const { body: order } = await shop.placeOrder(paying);
    const here = await shop.cartWith({ W4: 1 });
    await join(customer, here);
    expect(await shop.readItems(here)).toEqual({ W4: 1 });
    await shop.comeBack(await shop.decide(order.payment.token, 'approve'));
    expect(await shop.readItems(paying)).toEqual({});
  });

  it('takes nothing from another customer, and no id that the shop did not make', async () => {
    const [ana, luis] = [await newCustomer(), await newCustomer()];
    const hers = await shop.cartWith({ W5: 1 });
    await join(ana, hers);
    await join(luis, await shop.cartWith({ W4: 1 }));
    await join(luis, hers);
    expect(await shop.readItems(hers)).toEqual({ W5: 1 });
    await join(luis, 'forged.signature');
  });

  it('ends for two logins at once', async () => {
    const customer = await newCustomer();
    const carts = await Promise.all(
      [1, 2, 3, 4].map((qty) => shop.cartWith({ W5: qty, [`W${5 + qty}`]: 1 })),
    );
    await Promise.all(carts.map((cart) => join(customer, cart)));
    const items = await Promise.all(carts.map((cart) => shop.readItems(cart)));
    expect(items.filter((held) => Object.keys(held).length > 0)).toEqual([
      { W5: 4, W6: 1, W7: 1, W8: 1, W9: 1 },
    ]);
  });
});
