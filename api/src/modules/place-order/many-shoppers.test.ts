import { sql } from 'kysely';
import { isValidRut } from 'shared-contracts/domain/rut';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { lockStock } from '../stock/stock.repository.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W1: 12, W4: 28 }));

/**
 * E-mail and RUT of a shopper. Each shopper is another person, because orders of one person wait for each
 * other.
 */
const person = (index: number): { email: string; rut: string } => {
  const digits = [...'0123456789K'].map((digit) => `${10_000_000 + index}-${digit}`);
  return { email: `ana.${index}@example.cl`, rut: digits.find(isValidRut) ?? '' };
};

describe('many shoppers at once', () => {
  // The test must notice this fault in api/src/modules/stock/stock.repository.ts
  // - order by sku for no key update
  it('sells the last 12 bottles once each to 50 shoppers', async () => {
    const carts = await Promise.all(Array.from({ length: 50 }, () => shop.cartWith({ W1: 1 })));
    const answers = await Promise.all(carts.map((cart, index) => shop.placeOrder(cart, person(index))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect(status).toBe(409);
      expect(body.code).toBe('OUT_OF_STOCK');
    }
    expect(await shop.stockOf('W1')).toBe(0);
  });

  it('places mixed orders of boxes and bottles without deadlock', async () => {
    await shop.setStock({ W1: 400, W4: 300 });
    const kinds = [{ B1: 1 }, { W4: 1, W1: 1 }, { W1: 1, B1: 1, W4: 2 }];
    const carts = await Promise.all(
      Array.from({ length: 24 }, (_, index) => shop.cartWith(kinds[index % 3] as Record<string, number>)),
    );
    // Order each cart twice: the second order releases the first one's stock in the same transaction.
    const answers = await Promise.all(
      carts
        .flatMap((cart, index) => [
          { cart, index },
          { cart, index },
        ])
        .map(({ cart, index }) => shop.placeOrder(cart, person(index))),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const held = await shop.db
      .selectFrom('order_stock')
      .innerJoin('orders', 'orders.id', 'order_stock.order_id')
      .select(({ fn }) => fn.sum<string>('order_stock.qty').as('units'))
      .where('order_stock.sku', '=', 'W1')
      .where(
        'orders.cart_id',
        'in',
        carts.map((cart) => cart.split('.')[0] as string),
      )
      .executeTakeFirstOrThrow();
    expect(await shop.stockOf('W1')).toBe(400 - Number(held.units));
    expect(Number(held.units)).toBe(8 * (2 + 1 + 3));
  });

  // The test must notice this fault in api/src/modules/stock/stock.repository.ts
  // - order by sku for no key update
  // + for no key update
  it('locks its wines in the order of their skus, so that two orders cannot wait for each other', async () => {
    const storedOrder = async () => {
      const { rows } = await sql<{ sku: string }>`
        select sku from skus where sku = any(${['W1', 'W4']})`.execute(shop.db);
      return rows.map(({ sku }) => sku).join();
    };
    // With statistics, PostgreSQL reads the small table in its stored order. An update moves a row to a free place.
    await shop.rawQuery('analyze skus');
    for (let moves = 0; moves < 500 && (await storedOrder()) !== 'W4,W1'; moves += 1)
      await shop.setStock({ W1: 12 });
    expect(
      await storedOrder(),
      'PostgreSQL does not store W4 before W1, so that this test proves nothing',
    ).toBe('W4,W1');

    const cart = await shop.cartWith({ W1: 1, W4: 1 });
    const other = await shop.db.startTransaction().execute();
    try {
      await lockStock(other, ['W1']);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other);
      const placed = shop.placeOrder(cart, person(1));
      const blocked = () =>
        shop.rawQuery(`select from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`);
      await expect.poll(async () => (await blocked()).rows.length, { timeout: 10_000, interval: 5 }).toBe(1);
      await lockStock(other, ['W4']);
      await other.commit().execute();
      expect((await placed).status).toBe(201);
    } finally {
      if (!other.isCommitted) await other.rollback().execute();
    }
  });

  it('replaces orders crosswise without deadlock when each holds the other’s bottle', async () => {
    await shop.setStock({ W1: 100, W4: 100 });
    const held = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'W1' : 'W4'));
    const carts = await Promise.all(held.map((sku) => shop.cartWith({ [sku]: 1 })));
    await Promise.all(carts.map((cart, index) => shop.placeOrder(cart, person(index))));
    await Promise.all(
      carts.map((cart, index) =>
        shop.call('PUT', `/shopping-cart?cart_id=${cart}`, {
          sku: held[index] === 'W1' ? 'W4' : 'W1',
          qty: 1,
        }),
      ),
    );
    const answers = await Promise.all(carts.map((cart, index) => shop.placeOrder(cart, person(index))));
    expect(answers.map(({ status }) => status)).toEqual(carts.map(() => 201));
    expect(await shop.stockOf('W1')).toBe(80);
    expect(await shop.stockOf('W4')).toBe(80);
  });
});
