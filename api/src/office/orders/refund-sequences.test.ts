import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Order } from 'shared-contracts/api/orders.schema';
import { packedLines, reviseLines, revisionRefund } from 'shared-contracts/domain/order-revisions';
import { leftOf, refundOf } from 'shared-contracts/domain/refund-shares';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
  await shop.db
    .insertInto('coupons')
    .values({ code: 'SIETE', amount: 7001 })
    .onConflict((on) => on.doNothing())
    .execute();
});
afterAll(() => shop.close());

/** W1 and W4 are the contents of the box B1. G1 and G2 are formats of one cheese. */
/** Prices of products that come in. W2 has no stock. */
const PRICES = { W2: 6000, W4: 8000, W7: 11_000, B1: 20_000, G1: 4990 };
const STOCK = { W1: 60, W2: 0, W4: 60, W7: 60, G1: 60, G2: 60 };
beforeEach(() => shop.setStock(STOCK));

const paid = async (withCoupon: boolean): Promise<Placed> => {
  const cart = await shop.cartWith({ B1: 2, W7: 3, G1: 1, G2: 2 });
  const { body } = await shop.placeOrder(cart, {
    gift_box: { check: true, text: 'Feliz día' },
    ...(withCoupon && { coupon: 'SIETE' }),
  });
  await shop.comeBack(await shop.decide(body.payment.token, 'approve'));
  return body;
};
const read = async ({ id }: Placed): Promise<OfficeOrder> =>
  (await call(endpoints.readOrder, { params: { id } })).body;
const stocks = async () =>
  Object.fromEntries(
    await Promise.all(Object.keys(STOCK).map(async (sku) => [sku, await shop.stockOf(sku)] as const)),
  );

const FATES = ['stock', 'written_off', 'not_returned'] as const;
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('parts' as const),
      units: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
      fate: fc.constantFrom(...FATES),
      extras: fc.boolean(),
      network: fc.constantFrom('gives', 'gives', 'refuses'),
    }),
  },
  fc.record({ kind: fc.constant('free' as const), amount: fc.integer({ min: 1, max: 9000 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('revise' as const),
      line: fc.nat(9),
      units: fc.integer({ min: 1, max: 3 }),
      sku: fc.constantFrom(undefined, 'W4', 'W7', 'W2', 'B1', 'G1'),
      fate: fc.constantFrom('stock', 'written_off'),
      network: fc.constantFrom('gives', 'gives', 'refuses'),
    }),
  },
  fc.record({ kind: fc.constant('advance' as const) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const paidOf = (seen: OfficeOrder) => ({ ...seen, revisions: seen.revisions ?? [] });
const linesOf = (seen: OfficeOrder) => reviseLines(seen.lines, seen.revisions ?? []);
const refundsOf = ({ refunds }: OfficeOrder) =>
  refunds
    .filter(({ state }) => state !== 'refused')
    .map(({ amount, lines }) => ({ amount, parts: lines ?? [] }));

/** Takes units of a line out, or replaces them. A refused revision changes nothing. */
const revise = async (seen: OfficeOrder, one: Step & { kind: 'revise' }): Promise<void> => {
  const lines = linesOf(seen);
  const line = lines[one.line % lines.length];
  if (!line) return;
  const id = String(Math.max(...lines.map((each) => Number(each.id))) + 1);
  const prices = one.sku ? { out: line.price, in: PRICES[one.sku] } : null;
  const units = { id, line_id: line.id, qty: one.units };
  const refund = revisionRefund(paidOf(seen), refundsOf(seen), units, prices)?.amount ?? 0;
  if (one.network === 'refuses') await shop.control({ refund: 284, times: 1 });
  const body = {
    version: seen.version,
    line: line.id,
    qty: one.units,
    fate: one.fate,
    ...(one.fate === 'written_off' && { cause: 'breakage' }),
    ...(one.sku && { sku: one.sku }),
    refund,
    reason: 'No queda',
  };
  const headers = { 'idempotency-key': randomUUID() };
  await call(endpoints.reviseOrder, { params: { id: seen.id }, body }, headers);
  await shop.control({});
};

const doStep = async (order: Placed, one: Step): Promise<void> => {
  const seen = await read(order);
  const params = { id: order.id };
  const { version } = seen;
  if (one.kind === 'advance') await call(endpoints.advanceOrder, { params, body: { version } });
  if (one.kind === 'cancel')
    await shop.call('POST', `/purchases/${order.id}/order/cancel`, {}, { 'x-order-key': order.access_key });
  if (one.kind === 'free')
    await call(endpoints.refundOrder, { params, body: { version, amount: one.amount, reason: 'Por gusto' } });
  if (one.kind === 'revise') return revise(seen, one);
  if (one.kind !== 'parts') return;
  const left = leftOf(paidOf(seen), refundsOf(seen)).parts;
  const wish = {
    lines: left.flatMap(({ line_id: id, qty }) => {
      const units = id === null ? 0 : Math.min(qty, one.units[Number(id)] ?? 0);
      return id !== null && units > 0 ? [{ id, qty: units }] : [];
    }),
    delivery: one.extras && left.some(({ kind }) => kind === 'delivery'),
    gift: one.extras && left.some(({ kind }) => kind === 'gift'),
  };
  const amount = refundOf(paidOf(seen), refundsOf(seen), wish)?.amount;
  if (!amount) return;
  const cause = one.fate === 'written_off' && { cause: 'breakage' };
  const lines = wish.lines.map((line) => ({ ...line, fate: one.fate, ...cause }));
  if (one.network === 'refuses') await shop.control({ refund: 284, times: 1 });
  const body = { version, amount, reason: 'Por gusto', parts: { ...wish, lines } };
  await call(endpoints.refundOrder, { params, body });
  await shop.control({});
};

/** The buyer’s view, the office’s and the ledger of the card network agree. */
const check = async (order: Placed): Promise<void> => {
  const seen = await read(order);
  const buyers = (await shop.readOrder(order)).body.data as unknown as Order;
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

it('any sequence of refunds, changes and cancellations adds up, in money and in stock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 6 }), async (coupon, steps) => {
      await shop.setStock(STOCK);
      const order = await paid(coupon);
      for (const one of steps) {
        await doStep(order, one);
        await shop.app.jobs.runDue(['refund-payment']);
        await check(order);
      }
      const seen = await read(order);
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
      expect((await read(order)).refunded).toBe(order.total);
    }),
    // Each run places and pays an order.
    { numRuns: Math.min(30, Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10)) },
  );
}, 120_000);
