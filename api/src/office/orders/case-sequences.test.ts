import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { refundOf } from 'shared-contracts/domain/refund-shares';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { DEFAULT_CASE_SETTING } from '../../modules/settings/case-rule.ts';
import { upsertSetting } from '../../modules/settings/settings.repository.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
  const rule = { ...DEFAULT_CASE_SETTING, is_active: true, percent_6: 7, min_different: 2 };
  await shop.db.transaction().execute((trx) => upsertSetting(trx, 'cases', rule));
  await shop.db.insertInto('coupons').values({ code: 'CAJERO', amount: 1001 }).execute();
});
afterAll(() => shop.close());

const SKUS = ['W4', 'W6', 'W7', 'W9'] as const;
/** W5 and W10 have offers. */
const OFFERS = ['W5', 'W10'] as const;
const ALL = [...SKUS, ...OFFERS];
const CASES = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

/** A full case of two products. The same id with other products is a swap. */
const putCase = fc.record({
  kind: fc.constant('case' as const),
  id: fc.constantFrom(...CASES),
  qty: fc.integer({ min: 1, max: 3 }),
  skus: fc.uniqueArray(fc.constantFrom(...ALL), { minLength: 2, maxLength: 2 }),
  count: fc.integer({ min: 1, max: 5 }),
});
const step = fc.oneof(
  putCase,
  fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom(...CASES) }),
  fc.record({
    kind: fc.constant('bottle' as const),
    sku: fc.constantFrom(...ALL, 'B1'),
    qty: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({ kind: fc.constant('coupon' as const) }),
  fc.record({
    kind: fc.constant('stock' as const),
    sku: fc.constantFrom(...ALL),
    units: fc.constantFrom(0, 2, 60),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const doStep = async (cart: string, one: Step): Promise<void> => {
  const at = `cart_id=${cart}`;
  switch (one.kind) {
    case 'case': {
      const [first = '', second = ''] = one.skus;
      const bottles = [
        { sku: first, count: one.count },
        { sku: second, count: 6 - one.count },
      ];
      await shop.call('PUT', `/shopping-cart/cases/${one.id}?${at}`, { size: 6, qty: one.qty, bottles });
      return;
    }
    case 'remove':
      await shop.call('DELETE', `/shopping-cart/cases/${one.id}?${at}`);
      return;
    case 'bottle':
      await shop.call('PUT', `/shopping-cart?${at}`, { sku: one.sku, qty: one.qty });
      return;
    case 'coupon':
      await shop.call('POST', `/discount-codes/redeem?${at}`, { code: 'CAJERO' });
      return;
    case 'stock':
      await shop.setStock({ [one.sku]: one.units });
  }
};
const read = async (cart: string): Promise<Cart> =>
  (await shop.call<{ data: Cart }>('GET', `/shopping-cart?cart_id=${cart}`)).body.data;
const sumOf = (lines: readonly { price: number; qty: number }[]): number =>
  lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
const stocks = async (): Promise<Record<string, number>> =>
  Object.fromEntries(await Promise.all([...ALL, 'W1'].map(async (sku) => [sku, await shop.stockOf(sku)])));

/** The total counts the lines that can be bought, and the price of a case is the sum of its bottles. */
const checkCart = ({ items, cases = [], total, total_without_discount }: Cart): void => {
  for (const { size, qty, bottles, price, saving } of cases) {
    expect(bottles.reduce((sum, { count }) => sum + count, 0)).toBe(size);
    expect(sumOf(bottles)).toBe(price * qty);
    expect(saving).toBeGreaterThanOrEqual(0);
  }
  const whole = cases.filter(({ bottles }) => bottles.every(({ stock }) => stock > 0));
  const counted = [...items.filter(({ stock }) => stock > 0), ...whole.flatMap(({ bottles }) => bottles)];
  expect(sumOf(counted)).toBe(total);
  expect(total_without_discount).toBeGreaterThanOrEqual(total);
};

const unitsOf = (sku: string, qty: number): [string, number][] =>
  sku === 'B1'
    ? [
        ['W1', 2 * qty],
        ['W4', qty],
      ]
    : [[sku, qty]];
const unitsIn = (lines: readonly { sku: string; qty: number }[]): Record<string, number> => {
  const units: Record<string, number> = {};
  for (const [sku, qty] of lines.flatMap((line) => unitsOf(line.sku, line.qty)))
    units[sku] = (units[sku] ?? 0) + qty;
  return units;
};
const readOrder = async (id: string): Promise<OfficeOrder> =>
  (await call(endpoints.readOrder, { params: { id } })).body;

it('any sequence of changes, an order and a partial return adds up, in money and in stock', async () => {
  let orders = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), putCase, async (steps, last) => {
      await shop.setStock(Object.fromEntries([...ALL, 'W1'].map((sku) => [sku, 60])));
      const cart = await shop.cartWith({});
      for (const one of [...steps, last]) {
        await doStep(cart, one);
        checkCart(await read(cart));
      }
      const { changes } = await read(cart);
      // A case ends a coupon that was there before. The shopper has to see it.
      if (changes) await shop.call('PUT', `/shopping-cart/seen?cart_id=${cart}`, { changes });
      const seen = await read(cart);
      const lines = [...seen.items, ...(seen.cases ?? []).flatMap(({ bottles }) => bottles)];
      if (lines.length === 0) return;
      const hasTrouble = lines.some(({ stock, qty, available = stock }) => Math.min(stock, available) < qty);
      const before = await stocks();
      const payable = seen.total - (seen.coupon?.discount ?? 0);
      const placed = await shop.placeOrder(cart, { delivery: { method: 'pickup' } }, randomUUID());
      // The cart tells each shortage, so that none is found after "Pagar".
      expect(placed.status === 201).toBe(!hasTrouble);
      if (placed.status !== 201) return;
      orders += 1;
      expect(placed.body.total).toBe(payable);
      await shop.pay(placed.body);
      const order = await readOrder(placed.body.id);
      const coupon = order.coupon?.discount ?? 0;
      expect(sumOf(order.lines) - coupon).toBe(order.total);
      const taken = unitsIn(order.lines);
      const after = await stocks();
      for (const [sku, units] of Object.entries(before))
        expect([sku, after[sku]]).toEqual([sku, units - (taken[sku] ?? 0)]);
      expect((await read(cart)).items).toEqual([]);
      expect((await read(cart)).cases).toBeUndefined();

      // One bottle of the last case comes back: it is worth its price in the case, without its share of the coupon.
      const line = order.lines.find(({ case_name }) => case_name);
      if (!line) return;
      const wish = { lines: [{ id: line.id, qty: 1 }], delivery: false, gift: false };
      const amount = refundOf({ ...order, revisions: [] }, [], wish)?.amount ?? 0;
      const back = await call(endpoints.refundOrder, {
        params: { id: order.id },
        body: {
          version: order.version,
          amount,
          reason: 'Llegó quebrada',
          parts: { lines: [{ id: line.id, qty: 1, fate: 'stock' }], delivery: false, gift: false },
        },
      });
      expect(back.status).toBe(200);
      await shop.app.jobs.runDue(['refund-payment']);
      expect(await shop.stockOf(line.sku)).toBe((after[line.sku] ?? 0) + 1);
      const refunded = (await readOrder(order.id)).refunded;
      expect(refunded).toBe(amount);
      expect(amount).toBeLessThanOrEqual(line.price);
      if (coupon === 0) expect(refunded).toBe(line.price);
      const rest = await readOrder(order.id);
      await call(endpoints.refundOrder, {
        params: { id: order.id },
        body: { version: rest.version, reason: 'Pedido anulado' },
      });
      await shop.app.jobs.runDue(['refund-payment']);
      expect((await readOrder(order.id)).refunded).toBe(order.total);
      for (const [sku, units] of Object.entries(before))
        expect([sku, await shop.stockOf(sku)]).toEqual([sku, units]);
    }),
    { numRuns: Math.min(30, Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 8)) },
  );
  expect(orders).toBeGreaterThan(0);
}, 180_000);
