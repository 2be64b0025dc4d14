import fc from 'fast-check';
import { packedLines } from 'shared-contracts/domain/order-revisions';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { linesOf, orderStepsOf, refundsOf, step } from '../../../test/order-steps.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
let steps: ReturnType<typeof orderStepsOf>;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
  steps = orderStepsOf(shop, call);
  await shop.db
    .insertInto('coupons')
    .values({ code: 'SIETE', amount: 7001 })
    .onConflict((on) => on.doNothing())
    .execute();
});
afterAll(() => shop.close());

/** W1 and W4 are the contents of the box B1. G1 and G2 are formats of one cheese. W2 has no stock. */
const STOCK = { W1: 60, W2: 0, W4: 60, W7: 60, G1: 60, G2: 60 };
beforeEach(() => shop.setStock(STOCK));

const placePaidOrder = async (withCoupon: boolean): Promise<Placed> => {
  const cart = await shop.cartWith({ B1: 2, W7: 3, G1: 1, G2: 2 });
  const { body } = await shop.placeOrder(cart, {
    gift_box: { check: true, text: 'Feliz día' },
    ...(withCoupon && { coupon: 'SIETE' }),
  });
  await shop.pay(body);
  return body;
};
const stocks = async () =>
  Object.fromEntries(
    await Promise.all(Object.keys(STOCK).map(async (sku) => [sku, await shop.stockOf(sku)] as const)),
  );

/** The buyer’s view, the office’s and the ledger of the card network agree. */
const check = async (order: Placed): Promise<void> => {
  const seen = await steps.read(order);
  const buyers = await steps.readAsBuyer(order);
  const { refunded_amount: ledger = 0 } = (await shop.ledger(order.payment.token)) as {
    refunded_amount?: number;
  };
  const done = (buyers.refunds ?? []).filter(({ state }) => state === 'done');
  expect(seen.refunded).toBe(ledger);
  const packed = packedLines(
    linesOf(seen),
    refundsOf(seen).flatMap(({ parts }) => parts),
  );
  if (buyers.packed) expect(buyers.packed).toEqual(packed.map(({ name, qty }) => ({ name, qty })));
  expect(buyers.refunded).toBe(ledger);
  expect(done.reduce((sum, { amount }) => sum + amount, 0)).toBe(ledger);
  expect(ledger).toBeLessThanOrEqual(order.total);
  for (const { lines, amount } of done)
    if (lines.length > 0) expect(lines.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
};

/** Units of each sku, with the box as its contents. */
const unitsOf = (sku: string, qty: number): Record<string, number> =>
  sku === 'B1' ? { W1: 2 * qty, W4: qty } : { [sku]: qty };

/** Units of each sku that the order took or wrote off, by its revisions and the refunds that are done. */
const takenUnits = (seen: OfficeOrder): Record<string, number> => {
  const units: Record<string, number> = {};
  const lines = linesOf(seen);
  const skuOf = (id: string | null) => lines.find((line) => line.id === id && !line.isOut)?.sku;
  const add = (sku: string | undefined, qty: number) => {
    for (const [part, many] of Object.entries(sku ? unitsOf(sku, qty) : {}))
      units[part] = (units[part] ?? 0) + many;
  };
  for (const { sku, qty } of seen.lines) add(sku, qty);
  for (const { line_id, id, qty, fate } of seen.revisions ?? []) {
    if (fate === 'stock') add(skuOf(line_id), -qty);
    add(skuOf(id), qty);
  }
  for (const { state, lines: parts } of seen.refunds)
    for (const { fate, line_id, qty } of parts ?? [])
      if (state === 'done' && fate === 'stock') add(skuOf(line_id), -qty);
  return units;
};

it('any sequence of refunds, changes, returns and cancellations adds up, in money and in stock', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async (coupon, sequence) => {
        await shop.setStock(STOCK);
        const order = await placePaidOrder(coupon);
        for (const one of sequence) {
          await steps.doStep(order, one);
          await shop.app.jobs.runDue(['refund-payment']);
          await check(order);
        }
        const seen = await steps.read(order);
        if (seen.status !== 'cancelled') {
          const taken = takenUnits(seen);
          const left = Object.entries(STOCK).map(([sku, units]) => [sku, units - (taken[sku] ?? 0)]);
          expect(await stocks()).toEqual(Object.fromEntries(left));
        }
        await call(endpoints.refundOrder, {
          params: { id: order.id },
          body: { version: seen.version, reason: 'Pedido anulado' },
        });
        await shop.app.jobs.runDue(['refund-payment']);
        await check(order);
        expect((await steps.read(order)).refunded).toBe(order.total);
      },
    ),
    // Each run places and pays an order.
    { numRuns: Math.min(30, Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10)) },
  );
}, 120_000);
