import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W6: 500 });
});
afterAll(() => shop.close());

const setNext = (sequence: string, next: number) =>
  shop.rawQuery(`select setval('${sequence}', ${next}, false)`);
const nextOf = async (sequence: string) => {
  const { rows } = await shop.rawQuery(`select last_value + is_called::int as next from ${sequence}`);
  return Number(rows[0]?.next);
};

describe('the number of an order', () => {
  it('has seven digits after 999,999 in payment, tracking and lists', async () => {
    await setNext('order_number', 999_999);
    for (const number of ['CQ-999999', 'CQ-1000000', 'CQ-1000001']) {
      const { status, body } = await shop.placeOrder(await shop.cartWith({ W6: 1 }));
      expect([status, body.number]).toEqual([201, number]);
      await shop.pay(body);
      expect((await shop.readOrder(body)).body.data).toMatchObject({ number, payment_status: 'success' });
      const tracked = await shop.call<{ data: { number: string } }>(
        'GET',
        `/order-tracking?number=${number.toLowerCase()}&email=ana.soto@example.cl`,
      );
      expect(tracked.body.data.number).toBe(number);
    }
  });

  it('fits the card network’s order number up to fourteen digits', async () => {
    await setNext('order_number', 99_999_999_999);
    const { status, body } = await shop.placeOrder(await shop.cartWith({ W6: 1 }));
    expect([status, body.number]).toEqual([201, 'CQ-99999999999']);
  });

  it('is never truncated or repeated', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.oneof(fc.integer({ min: 1, max: 1100 }), fc.integer({ min: 999_000, max: 100_000_000 })),
        ),
        async (numbers) => {
          const { rows } = await sql<{ text: string }>`
            select document_number('CQ', n) as text
            from unnest(${numbers}::bigint[]) with ordinality u(n, at)
            order by at`.execute(shop.db);
          expect(rows.map(({ text }) => text)).toEqual(
            numbers.map((n) => `CQ-${String(n).padStart(6, '0')}`),
          );
        },
      ),
    );
  });

  it('is not consumed by an order refused for lack of stock', async () => {
    await setNext('order_number', 5000);
    const cart = await shop.cartWith({ W6: 3 });
    await shop.setStock({ W6: 1 });
    expect((await shop.placeOrder(cart)).body.code).toBe('OUT_OF_STOCK');
    await shop.setStock({ W6: 500 });
    expect(await nextOf('order_number')).toBe(5000);
  });
});

it('the number of a contact message has seven digits after 999,999', async () => {
  await setNext('contact_number', 999_999);
  const { rows } = await shop.rawQuery(`
    insert into contact_messages (kind, name, email, message, locale)
    select 'person', 'Ana', 'ana@example.cl', 'Hola', 'es' from generate_series(1, 2) returning number`);
  expect(rows).toEqual([{ number: 'M-999999' }, { number: 'M-1000000' }]);
});
