import { randomUUID } from 'node:crypto';
import { type ControlledTransaction, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Customer, customersOf } from '../../../test/customers.ts';
import { eraseCustomer } from '../../../test/erase-customer.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { connect, type Db } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { joinAccountCart, openAccountCart } from './account-cart.service.ts';
import { deleteBoughtItems } from './bought-items.repository.ts';
import { removeCase } from './cart-cases.service.ts';
import { updateSeen } from './cart-changes.repository.ts';
import { deleteCartItem, upsertCartItem } from './carts.repository.ts';

/**
 * The gates force each order of locks, so one round of each order is enough. More rounds find rare timings.
 */
const ROUNDS = process.env.TEST_FULL === '1' ? 30 : 4;
const CUSTOMER_ROUNDS = process.env.TEST_FULL === '1' ? 6 : 2;

let shop: Shop;
/** Pool with enough connections for all simultaneous writers of a test. */
let db: Db;
let customers: ReturnType<typeof customersOf>;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
  db = connect(shop.url, { max: 12 });
  customers = customersOf(shop);
  await shop.setStock({ W1: 1000, W6: 1000 });
});
afterAll(async () => {
  await db.destroy();
  await shop.close();
});

const rawQuery = (text: string) => sql.raw<Record<string, unknown>>(text).execute(db);
const keyOf = (cartId: string): string => cartId.split('.')[0] as string;
const put = (key: string, accountId: string | null, sku: string, qty: number) =>
  upsertCartItem(db, { key, accountId }, { sku, qty }, 'es');
/** Removes the bought lines from the cart with the same locks as the confirmation of an order. */
const confirm = (orderId: string) =>
  db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    await deleteBoughtItems(trx, locked?.order.cart_id as string, orderId);
  });
const join = (userId: string, browserKey: string) =>
  db.transaction().execute((trx) => joinAccountCart(trx, { userId, browserKey }));

/** Waits until exactly `count` database sessions wait for a lock. */
const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await rawQuery(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toEqual([{ count }]);
    },
    { interval: 5 },
  );
/** Waits until another session waits for a lock that the transaction `gate` holds. */
const untilBlockedBy = async (gate: ControlledTransaction<Database>) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(gate);
  await vi.waitFor(
    async () => {
      const { rows: blocked } = await rawQuery(
        `select pid from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`,
      );
      expect(blocked.length).toBeGreaterThan(0);
    },
    { interval: 5 },
  );
};
const refusalsOf = (settled: PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === 'rejected');
/**
 * Open transactions that hold locks until the test closes them. `afterEach` closes those of a failed test.
 */
const gates = new Set<ControlledTransaction<Database>>();
const open = async () => {
  const gate = await db.startTransaction().execute();
  gates.add(gate);
  return gate;
};
const close = async (gate: ControlledTransaction<Database>) => {
  gates.delete(gate);
  await gate.commit().execute();
};
/** Marks a rejection as handled, because the test awaits the write only later. */
const start = <T>(write: Promise<T>): Promise<T> => {
  write.catch(() => undefined);
  return write;
};
afterEach(async () => {
  for (const gate of gates) await close(gate).catch(() => undefined);
});

const newCoupon = async (): Promise<string> => {
  const code = `CANDADO${randomUUID().slice(0, 8).toUpperCase()}`;
  await db.insertInto('coupons').values({ code, amount: 100, percent: null, uses: null }).execute();
  return code;
};
/** Creates a guest's unpaid card order whose cart still contains the ordered lines and the coupon. */
const orderedCart = async () => {
  const code = await newCoupon();
  const cart = await shop.cartWith({ W1: 3, W6: 3 });
  const key = keyOf(cart);
  const { body: order, status } = await shop.placeOrder(cart, { coupon: code });
  expect(status, JSON.stringify(order)).toBe(201);
  await db.updateTable('carts').set({ coupon_code: code }).where('id', '=', key).execute();
  return { key, code, orderId: order.id };
};
const userIdOf = async ({ email }: Customer): Promise<string> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const aCustomer = async () => {
  const customer = await customers.join();
  const userId = await userIdOf(customer);
  return { customer, userId, own: await openAccountCart(db, { userId, browserKey: null }) };
};

describe('a cart that is changed while its order is confirmed', () => {
  it('ends in no deadlock in any order', async () => {
    const { key, code, orderId } = await orderedCart();
    for (let round = 0; round < ROUNDS; round += 1) {
      await put(key, null, 'W1', 3);
      await put(key, null, 'W6', 3);
      // Make both writers update the cart's row: the confirmation removes the coupon, the change renews the
      // time.
      await db
        .updateTable('carts')
        .set({ coupon_code: code, updated_at: new Date(0) })
        .where('id', '=', key)
        .execute();
      const change = () => put(key, null, 'W1', 4);
      const writers = round % 2 === 0 ? [() => confirm(orderId), change] : [change, () => confirm(orderId)];
      // A third transaction locks the cart's row until both writers wait, each with the locks that it has by
      // then.
      const gate = await open();
      await sql`select from carts where id = ${key} for no key update`.execute(gate);
      const started: Promise<unknown>[] = [];
      for (const write of writers) {
        started.push(start<unknown>(write()));
        await untilWaiting(started.length);
      }
      await close(gate);
      expect(refusalsOf(await Promise.allSettled(started))).toEqual([]);
    }
  });

  it('ends in no deadlock with a case that is taken out', async () => {
    const cart = await shop.cartWith({ W1: 3 });
    const key = keyOf(cart);
    const gate = await open();
    await sql`select from carts where id = ${key} for no key update`.execute(gate);
    const taken = start(removeCase(db, { id: cart, key, accountId: null }, randomUUID(), 'es'));
    await untilWaiting(1);
    const changed = start(put(key, null, 'W1', 4));
    await untilWaiting(2);
    await close(gate);
    expect(refusalsOf(await Promise.allSettled([taken, changed]))).toEqual([]);
  });

  it('ends in no deadlock with a removal, which raises the version of the locked cart', async () => {
    const { key, orderId } = await orderedCart();
    const line = await open();
    await sql`select from cart_items where cart_id = ${key} and sku = 'W1' for update`.execute(line);
    const confirmed = start(confirm(orderId));
    await untilBlockedBy(line);
    const removed = start(deleteCartItem(db, { key, accountId: null }, 'W6'));
    await untilWaiting(2);
    await close(line);
    expect(refusalsOf(await Promise.allSettled([confirmed, removed]))).toEqual([]);
  });
});

describe('a guest cart that joins an account while its order is confirmed', () => {
  interface Scene {
    userId: string;
    own: string;
    customer: Customer;
    code: string;
    key: string;
  }
  /** Other writers of the account's cart. */
  const WRITERS: Record<string, (scene: Scene) => Promise<unknown>> = {
    'a sign-in that joins another cart': async ({ userId }) =>
      join(userId, keyOf(await shop.cartWith({ W1: 5 }))),
    'the same browser’s second sign-in': ({ userId, key }) => join(userId, key),
    'a new quantity': ({ own, userId }) => put(own, userId, 'W1', 7),
    'changes that the shopper has seen': ({ own, code }) =>
      db.transaction().execute((trx) =>
        updateSeen(trx, own, [
          { kind: 'coupon', code, reason: 'COUPON_INVALID' },
          { kind: 'price', sku: 'W1', name: 'W1', before: 1, now: 2 },
        ]),
      ),
    'a new order': async ({ customer }) => {
      const { body } = await customer.call<{ id: string }>('GET', '/shopping-cart/id');
      const authorization = `Bearer ${customer.tokens.access_token}`;
      // The order may be placed, or refused because the former order is being paid or the cart is empty. A
      // deadlock would answer 503.
      const answer = await shop.placeOrder(body.id, {}, randomUUID(), { authorization });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    },
  };
  it.each(Object.entries(WRITERS))('ends in no deadlock with %s', async (_name, write) => {
    const { key, code, orderId } = await orderedCart();
    const { customer, userId, own } = await aCustomer();
    await put(own, userId, 'W6', 5);
    // The confirmation starts before the join commits, and waits for it.
    const joining = await open();
    await joinAccountCart(joining, { userId, browserKey: key });
    const confirmed = start(confirm(orderId));
    await untilBlockedBy(joining);
    const order = await open();
    await sql`select from orders where id = ${orderId} for update`.execute(order);
    await close(joining);
    await untilBlockedBy(order);
    // Then the confirmation waits between two lines of the account's cart: W1 is removed, W6 is locked.
    const line = await open();
    await sql`select from cart_items where cart_id = ${own} and sku = 'W6' for update`.execute(line);
    await close(order);
    await untilBlockedBy(line);
    const written = start(write({ customer, userId, own, code, key }));
    await untilWaiting(2);
    await close(line);
    expect(refusalsOf(await Promise.allSettled([confirmed, written]))).toEqual([]);
    const { rows } = await sql<{ qty: number }>`
      select qty from cart_items where cart_id = ${own} and sku = 'W6'`.execute(db);
    expect(rows).toEqual([{ qty: 2 }]);
  });
});

describe('a guest cart whose sign-in, confirmation and change start at once', () => {
  const ORDERS = [
    ['join', 'confirm', 'put'],
    ['join', 'put', 'confirm'],
    ['confirm', 'join', 'put'],
    ['confirm', 'put', 'join'],
    ['put', 'join', 'confirm'],
    ['put', 'confirm', 'join'],
  ] as const;
  it.each(ORDERS)('ends in no deadlock: %s, %s, %s', async (...order) => {
    const { key, orderId } = await orderedCart();
    const { userId, own } = await aCustomer();
    await put(own, userId, 'W1', 1);
    await sql`update carts set updated_at = to_timestamp(0) where id = ${key}`.execute(db);
    const writers = {
      join: () => join(userId, key),
      confirm: () => confirm(orderId),
      put: () => put(key, null, 'W1', 4),
    };
    const gate = await open();
    await sql`select from carts where id = ${key} for no key update`.execute(gate);
    const started: Promise<unknown>[] = [];
    for (const name of order) {
      started.push(start<unknown>(writers[name]()));
      await untilWaiting(started.length);
    }
    await close(gate);
    expect(refusalsOf(await Promise.allSettled(started))).toEqual([]);
  });
});

/** Starts the erasure of a customer. It waits for a line of the cart until the test closes `line`. */
const erasureThatWaits = async (
  { customer, userId, own }: { customer: Customer; userId: string; own: string },
  sku: string,
) => {
  const line = await open();
  await sql`select from cart_items where cart_id = ${own} and sku = ${sku} for update`.execute(line);
  const erased = start(eraseCustomer(db, shop.config, { email: customer.email, userId, isProven: true }));
  await untilBlockedBy(line);
  return { line, erased };
};

describe('a customer who is erased while an order of the account is confirmed', () => {
  it('ends in no deadlock', async () => {
    const { key, orderId } = await orderedCart();
    const { customer, userId } = await aCustomer();
    const own = await join(userId, key);
    await sql`update orders set user_id = ${userId} where id = ${orderId}`.execute(db);
    const { line, erased } = await erasureThatWaits({ customer, userId, own }, 'W6');
    const confirmed = start(confirm(orderId));
    await untilWaiting(2);
    await close(line);
    expect(refusalsOf(await Promise.allSettled([erased, confirmed]))).toEqual([]);
  });

  it('ends in no deadlock with a sign-in and a new order', async () => {
    const { customer, userId, own } = await aCustomer();
    await put(own, userId, 'W1', 1);
    const { line, erased } = await erasureThatWaits({ customer, userId, own }, 'W1');
    const guest = keyOf(await shop.cartWith({ W6: 1 }));
    const joined = start(join(userId, guest));
    await untilWaiting(2);
    const cart = (await customer.call<{ id: string }>('GET', '/shopping-cart/id')).body.id;
    const ordered = start(
      shop.placeOrder(cart, {}, randomUUID(), {
        authorization: `Bearer ${customer.tokens.access_token}`,
      }),
    );
    await untilWaiting(3);
    await close(line);
    const [erasing, , ordering] = await Promise.allSettled([erased, joined, ordered]);
    expect([erasing.status, ordering.status]).toEqual(['fulfilled', 'fulfilled']);
    // The order finds no account any more. It is refused without a server error.
    expect((await ordered).status).toBeLessThan(500);
  });

  it('is unknown to a sign-in that waited for the erasure', async () => {
    const { customer, userId, own } = await aCustomer();
    await put(own, userId, 'W1', 1);
    const { line, erased } = await erasureThatWaits({ customer, userId, own }, 'W1');
    const signedIn = start(
      shop.call<{ code: string }>('POST', '/login', {
        email: customer.email,
        password: 'cordillera y mar 7',
      }),
    );
    await untilWaiting(2);
    await close(line);
    await erased;
    expect(await signedIn).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  it('is unknown to a cart request that waited for the erasure', async () => {
    const { customer, userId, own } = await aCustomer();
    await put(own, userId, 'W1', 1);
    const guest = await shop.cartWith({ W6: 1 });
    const { line, erased } = await erasureThatWaits({ customer, userId, own }, 'W1');
    const joined = start(join(userId, keyOf(guest)));
    await untilWaiting(2);
    await close(line);
    await erased;
    await expect(joined).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('two customers who sign in with the same guest carts', () => {
  it('end in no deadlock, and each line is in one cart', async () => {
    for (let round = 0; round < CUSTOMER_ROUNDS; round += 1) {
      const [ana, luis] = [await aCustomer(), await aCustomer()];
      const first = keyOf(await shop.cartWith({ W1: 1 }));
      const second = keyOf(await shop.cartWith({ W6: 1 }));
      const gate = await open();
      await sql`select from carts where id in (${first}, ${second}) order by id for update`.execute(gate);
      const started = [
        join(ana.userId, first),
        join(luis.userId, second),
        join(ana.userId, second),
        join(luis.userId, first),
      ].map(start);
      await untilWaiting(4);
      await close(gate);
      started.push(...[join(ana.userId, luis.own), join(luis.userId, ana.own)].map(start));
      expect(refusalsOf(await Promise.allSettled(started))).toEqual([]);
      const { rows } = await sql<{ sku: string; lines: number }>`
        select sku, count(*)::integer as lines from cart_items
        where cart_id in (${ana.own}, ${luis.own}, ${first}, ${second}) group by sku order by sku`.execute(
        db,
      );
      expect(rows).toEqual([
        { sku: 'W1', lines: 1 },
        { sku: 'W6', lines: 1 },
      ]);
    }
  });
});
