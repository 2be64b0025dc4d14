import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { CART_LIMITS } from './cart-limits.ts';
import { deleteBoughtItems, upsertCartItem } from './carts.repository.ts';

const ROUNDS = 30;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W1: 100, W6: 100 });
});
afterAll(() => shop.close());

describe('a cart that is changed while its order is confirmed', () => {
  it('never ends in a deadlock: both writers lock the lines before the cart', async () => {
    const code = 'CANDADO';
    await shop.db.insertInto('coupons').values({ code, amount: 100, percent: null, uses: null }).execute();
    const cart = await shop.cartWith({ W1: 3, W6: 3 });
    const { body: order, status } = await shop.placeOrder(cart, { coupon: code });
    expect(status, JSON.stringify(order)).toBe(201);
    const key = cart.split('.')[0] as string;
    const limits = { ...CART_LIMITS, locale: 'es' as const };
    const put = (sku: string, qty = 4) =>
      upsertCartItem(shop.db, { key, accountId: null }, { sku, qty }, limits);
    const confirm = () => shop.db.transaction().execute((trx) => deleteBoughtItems(trx, key, order.id));
    const waiting = async (count: number) =>
      vi.waitFor(
        async () => {
          const { rows } = await shop.rawQuery(
            `select count(*)::int as count from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          expect(rows).toEqual([{ count }]);
        },
        { timeout: 10_000, interval: 5 },
      );
    for (let round = 0; round < ROUNDS; round += 1) {
      await put('W1', 3);
      await put('W6', 3);
      // Both writers write the cart's own row: one has a coupon to take off, the other an old time to renew.
      await shop.db
        .updateTable('carts')
        .set({ coupon_code: code, updated_at: new Date(0) })
        .where('id', '=', key)
        .execute();
      const writers = round % 2 === 0 ? [confirm, () => put('W1')] : [() => put('W1'), confirm];
      // A third holds the cart's row until both are under way, so that each keeps the locks that it has taken by then.
      const answers = await shop.db.transaction().execute(async (gate) => {
        await sql`select from carts where id = ${key} for no key update`.execute(gate);
        const started: Promise<unknown>[] = [];
        for (const write of writers) {
          started.push(write());
          await waiting(started.length);
        }
        return { done: Promise.allSettled(started) };
      });
      expect((await answers.done).filter(({ status }) => status === 'rejected')).toEqual([]);
    }
  });
});
