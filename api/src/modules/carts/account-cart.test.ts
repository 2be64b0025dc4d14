import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Customer, customersOf, PASSWORD, type Tokens } from '../../../test/customers.ts';
import { openShop, pickupOrder, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
let join: ReturnType<typeof customersOf>['join'];
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
  join = customersOf(shop).join;
});
afterAll(() => shop.close());

type CartBody = { data: { id: string; owner?: string; items: { sku: string; qty: number }[] } };
type Items = Record<string, number>;
const itemsOf = ({ data }: CartBody): Items =>
  Object.fromEntries(data.items.map(({ sku, qty }) => [sku, qty]));

/** Signs in on another device, whose browser has the cart `cart_id`. */
const signInWith = async ({ email }: Customer, cart_id?: string): Promise<Customer> => {
  const { body } = await shop.call<Tokens>('POST', '/login', { email, password: PASSWORD, cart_id });
  const headers = { authorization: `Bearer ${body.access_token}` };
  return { email, tokens: body, call: (method, path, sent) => shop.call(method, path, sent, headers) };
};
const idOf = async (device: Customer): Promise<string> =>
  (await device.call<{ id: string }>('GET', '/shopping-cart/id')).body.id;
/** Lines that the device reads with a cart id. Default: the cart id that the API gives the device. */
const read = async (device: Customer, id?: string): Promise<Items> =>
  itemsOf((await device.call<CartBody>('GET', `/shopping-cart?cart_id=${id ?? (await idOf(device))}`)).body);
const put = async (device: Customer, sku: string, qty: number, id?: string) =>
  device.call<CartBody>('PUT', `/shopping-cart?cart_id=${id ?? (await idOf(device))}`, { sku, qty });
const asGuest = (id: string) => shop.call<CartBody & { code: string }>('GET', `/shopping-cart?cart_id=${id}`);
const aGuestId = () => shop.cartWith({});

/** Number of races between a cart change and a sign-in. Either may win a race. */
const RACES = process.env.TEST_FULL === '1' ? 8 : 3;

describe('the cart of an account', () => {
  it('shows the same lines on every device of the customer, also without a previous cart', async () => {
    const phone = await join();
    const laptop = await signInWith(phone);
    await put(phone, 'W5', 2);
    expect(await read(laptop)).toEqual({ W5: 2 });
    await put(laptop, 'G1', 1);
    expect(await read(phone)).toEqual({ W5: 2, G1: 1 });
    expect(await idOf(phone)).toBe(await idOf(laptop));
  });

  it('is marked as the account’s', async () => {
    const ana = await join();
    expect((await put(ana, 'W5', 1)).body.data).toMatchObject({ id: await idOf(ana), owner: 'account' });
    expect((await asGuest(await shop.cartWith({ W5: 1 }))).body.data.owner).toBeUndefined();
  });

  it('joins the lines of each guest cart at sign-in and keeps the larger quantity of a sku', async () => {
    const ana = await join();
    const phone = await signInWith(ana, await shop.cartWith({ W5: 3, W4: 1 }));
    expect(await read(phone)).toEqual({ W5: 3, W4: 1 });
    const laptop = await signInWith(ana, await shop.cartWith({ W5: 2, G1: 1 }));
    const all = { W5: 3, W4: 1, G1: 1 };
    expect([await read(phone), await read(laptop)]).toEqual([all, all]);
  });

  it('joins a cart that a browser filled before its session was restored', async () => {
    const ana = await join();
    await put(ana, 'W4', 1);
    const opened = await shop.cartWith({ W5: 2 });
    expect(await read(ana, opened)).toEqual({ W4: 1, W5: 2 });
    expect((await put(ana, 'G1', 1, await shop.cartWith({ W6: 1 }))).body.data.items).toHaveLength(4);
  });

  it('keeps the guest’s coupon', async () => {
    const code = `GUEST${Date.now()}`;
    await shop.db.insertInto('coupons').values({ code, amount: 1000 }).execute();
    const ana = await join();
    await idOf(ana);
    const cart = await shop.cartWith({ W6: 1 });
    await shop.call('POST', `/discount-codes/redeem?cart_id=${cart}`, { code });
    const { body } = await ana.call<{ data: { coupon: object } }>('GET', `/shopping-cart?cart_id=${cart}`);
    expect(body.data.coupon).toEqual({ code, discount: 1000 });
  });

  it('keeps the guest’s coupon rather than one of the account that has ended', async () => {
    const [own, other] = ['OWN', 'OTHER'].map((name) => `${name}${Date.now()}`);
    await shop.db
      .insertInto('coupons')
      .values([own, other].map((code) => ({ code: `${code}`, amount: 1000 })))
      .execute();
    const ana = await join();
    await put(ana, 'W6', 2);
    await ana.call('POST', `/discount-codes/redeem?cart_id=${await idOf(ana)}`, { code: own });
    const joinWithOther = async () => {
      const cart = await shop.cartWith({ W6: 1 });
      await shop.call('POST', `/discount-codes/redeem?cart_id=${cart}`, { code: other });
      return (await ana.call<{ data: object }>('GET', `/shopping-cart?cart_id=${cart}`)).body.data;
    };
    expect(await joinWithOther()).toMatchObject({ coupon: { code: own } });
    await shop.db
      .updateTable('coupons')
      .set({ expires_at: new Date(0) })
      .where('code', '=', `${own}`)
      .execute();
    const joined = await joinWithOther();
    expect(joined).toMatchObject({ coupon: { code: other } });
    expect(joined).not.toHaveProperty('changes');
  });

  it('loses no line when four devices sign in at once, and ends in one cart', async () => {
    const ana = await join();
    const carts = await Promise.all(
      [1, 2, 3, 4].map((qty) => shop.cartWith({ W5: qty, [`W${5 + qty}`]: 1 })),
    );
    const devices = await Promise.all(carts.map((cart) => signInWith(ana, cart)));
    const all = { W5: 4, W6: 1, W7: 1, W8: 1, W9: 1 };
    for (const [at, device] of devices.entries()) expect(await read(device, carts[at])).toEqual(all);
  });

  it('loses no line when two devices change it at once', async () => {
    const phone = await join();
    const laptop = await signInWith(phone);
    const wishes = ['W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'G1', 'W10'];
    await Promise.all(wishes.map((sku, at) => put(at % 2 ? phone : laptop, sku, 1)));
    expect(Object.keys(await read(phone)).toSorted()).toEqual(wishes.toSorted());
  });

  it('keeps a line that a guest adds while the same browser signs in', async () => {
    for (let run = 0; run < RACES; run += 1) {
      const ana = await join();
      await put(ana, 'W4', 1);
      const cart = await shop.cartWith({ W5: 1 });
      const [added, device] = await Promise.all([
        shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 1 }),
        signInWith(ana, cart),
      ]);
      // When the cart has joined the account first, the guest's write gets a 404, and the browser repeats it
      // as the customer.
      expect([200, 404]).toContain(added.status);
      expect(await read(device, cart)).toEqual({ W4: 1, W5: 1, ...(added.status === 200 && { W6: 1 }) });
    }
  });

  it('joins no more lines than the limit', async () => {
    const ana = await join();
    const key = (await idOf(ana)).split('.')[0] ?? '';
    await shop.db
      .insertInto('cart_items')
      .values(Array.from({ length: 99 }, (_, at) => ({ cart_id: key, sku: `OLD-${at}`, qty: 1 })))
      .execute();
    await signInWith(ana, await shop.cartWith({ W4: 1, W5: 1 }));
    const { rows } = await shop.rawQuery(
      `select count(*)::integer as lines from cart_items where cart_id = '${key}'`,
    );
    expect(rows).toEqual([{ lines: 100 }]);
  });
});

describe('a stranger or another customer', () => {
  it('cannot read the account’s cart by any id that the browser had', async () => {
    const cart = await shop.cartWith({ W5: 1 });
    const second = await shop.cartWith({ W4: 1 });
    const ana = await signInWith(await join(), cart);
    await signInWith(ana, second);
    const own = await idOf(ana);
    for (const id of [cart, second, own]) {
      expect(await asGuest(id)).toMatchObject({ status: 404, body: { code: 'CART_NOT_FOUND' } });
      const at = `cart_id=${id}`;
      const tries = [
        shop.call('PUT', `/shopping-cart?${at}`, { sku: 'W5', qty: 0 }),
        shop.call('POST', `/discount-codes/redeem?${at}`, { code: 'X' }),
        shop.call('GET', `/discount-codes/auto-apply?${at}`),
        shop.call('DELETE', `/discount-codes/X?${at}`),
        shop.placeOrder(id),
      ];
      for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    }
    expect(await read(ana)).toEqual({ W5: 1, W4: 1 });
  });

  it('gets their own cart when they send the id of another account’s cart', async () => {
    const ana = await join();
    const luis = await join();
    await put(ana, 'W5', 1);
    await put(luis, 'W4', 1);
    const hers = await idOf(ana);
    expect(await read(luis, hers)).toEqual({ W4: 1 });
    expect((await put(luis, 'G1', 1, hers)).status).toBe(200);
    await signInWith(luis, hers);
    expect(await read(ana)).toEqual({ W5: 1 });
    expect(await read(luis)).toEqual({ W4: 1, G1: 1 });
  });

  it('refuses the cart of a signed-out customer with 404, and lets the browser create a new one', async () => {
    const ana = await join();
    await put(ana, 'W5', 1);
    const kept = await idOf(ana);
    await ana.call('POST', '/logout');
    // An old tab sends the id that it kept, gets a 404, and creates a new cart.
    expect((await shop.call('PUT', `/shopping-cart?cart_id=${kept}`, { sku: 'W4', qty: 1 })).status).toBe(
      404,
    );
    const luis = await shop.cartWith({ W4: 1 });
    const elsewhere = await signInWith(ana, await aGuestId());
    expect(await read(elsewhere)).toEqual({ W5: 1 });
    expect(await shop.readItems(luis)).toEqual({ W4: 1 });
  });

  it('finds nothing in the cart of an erased customer', async () => {
    const ana = await join();
    await put(ana, 'W5', 1);
    const id = await idOf(ana);
    await ana.call('POST', '/profile/erase', { current_password: PASSWORD });
    expect(
      (await shop.db.selectFrom('users').where('email', '=', ana.email).select('id').execute()).length,
    ).toBe(0);
    expect(await shop.readItems(id)).toEqual({});
  });
});

describe('an order of a guest who signs in', () => {
  const pay = async (cart: string) => (await shop.placeOrder(cart)).body;

  it('removes the paid lines from the account’s cart', async () => {
    const ana = await join();
    await put(ana, 'W4', 1);
    const cart = await shop.cartWith({ W5: 1, G1: 1 });
    const order = await pay(cart);
    const device = await signInWith(ana, cart);
    expect(await read(device)).toEqual({ W4: 1, W5: 1, G1: 1 });
    await shop.pay(order);
    expect(await read(device)).toEqual({ W4: 1 });
  });

  it('is replaced by the order that the customer places instead', async () => {
    const ana = await join();
    await idOf(ana);
    const cart = await shop.cartWith({ W5: 1 });
    const former = await pay(cart);
    const device = await signInWith(ana, cart);
    const { status } = await device.call('GET', `/shopping-cart?cart_id=${cart}`);
    expect(status).toBe(200);
    const body = pickupOrder(ana.email);
    const placed = await shop.call('POST', `/purchases?cart_id=${cart}`, body, {
      authorization: `Bearer ${device.tokens.access_token}`,
      'idempotency-key': 'once-more-0123456789',
    });
    expect(placed.status).toBe(201);
    expect((await shop.readOrder(former)).body.data.status).toBe('cancelled');
  });
});
