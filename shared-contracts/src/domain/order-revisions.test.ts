import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineRevision, packedLines, reviseLines, revisionRefund } from './order-revisions.ts';
import { type CountedRefund, leftOf, type PaidOrder, refundOf, wishForAll } from './refund-shares.ts';

type Product = { price: number };
const order: PaidOrder = {
  // A coupon of 10 % on 3 × 10,000 and 2 × 5,000.
  total: 36_000 + 3990,
  price_delivery: 3990,
  gift_price: 0,
  lines: [
    { id: '0', qty: 3, price: 10_000 },
    { id: '1', qty: 2, price: 5000 },
  ],
  revisions: [],
};
const none = { delivery: false, gift: false };

describe('the money of a revision', () => {
  const revised = { id: '2', line_id: '0', qty: 2 };

  it('is what was paid for units that are taken out', () => {
    expect(revisionRefund(order, [], revised, null)).toEqual({
      amount: 18_000,
      parts: [{ kind: 'line', line_id: '2', qty: 2, amount: 18_000 }],
    });
  });

  it('is the difference to a cheaper product, minus its share of the coupon', () => {
    expect(revisionRefund(order, [], revised, { out: 10_000, in: 7000 })).toEqual({
      amount: 5400,
      parts: [{ kind: 'line', line_id: '2', qty: 0, amount: 5400 }],
    });
  });

  it.each([10_000, 15_000])('is none for a product of %i', (price) => {
    expect(revisionRefund(order, [], revised, { out: 10_000, in: price })).toBeNull();
  });

  it('is none for units of a line that is all out', () => {
    const out = { id: '2', line_id: '0', qty: 3 };
    const again = { id: '3', line_id: '0', qty: 1 };
    expect(revisionRefund({ ...order, revisions: [out] }, [], again, null)).toBeNull();
  });

  // The test must notice this fault in shared-contracts/src/domain/refund-shares.ts
  // - const difference = sumOf(given.filter((part) => part.line_id === id && part.qty === 0));
  // + const difference = 0;
  it('leaves the shares of all other units as they were', () => {
    const refund = revisionRefund(order, [], revised, { out: 10_000, in: 7000 });
    const { parts } = leftOf({ ...order, revisions: [revised] }, refund ? [refund] : []);
    expect(parts.map(({ line_id, qty, amount }) => [line_id, qty, amount])).toEqual([
      ['0', 1, 9000],
      ['1', 2, 9000],
      [null, 1, 3990],
      ['2', 2, 12_600],
    ]);
  });
});

describe('the lines of an order', () => {
  it('say what is sent after revisions and refunds', () => {
    const revisions: LineRevision<Product>[] = [
      { id: '2', line_id: '0', qty: 2, product: { price: 7000 } },
      { id: '3', line_id: '2', qty: 1, product: null },
      { id: '4', line_id: '1', qty: 2, product: { price: 8000 } },
    ];
    const lines = reviseLines(order.lines, revisions);
    expect(lines).toEqual([
      { id: '0', qty: 1, price: 10_000, isOut: false },
      { id: '1', qty: 0, price: 5000, isOut: false },
      { id: '2', qty: 1, price: 7000, isOut: false },
      { id: '3', qty: 1, price: 7000, isOut: true },
      { id: '4', qty: 2, price: 5000, isOut: false },
    ]);
    const refunded = [
      { line_id: '4', qty: 1, fate: 'stock' as const },
      { line_id: '0', qty: 1, fate: 'not_returned' as const },
      { line_id: '2', qty: 0, fate: 'not_returned' as const },
    ];
    expect(packedLines(lines, refunded).map(({ id, qty }) => [id, qty])).toEqual([
      ['0', 1],
      ['2', 1],
      ['4', 1],
    ]);
  });
});

const line = fc.record({ qty: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 1, max: 90_000 }) });
const step = fc.record({
  kind: fc.constantFrom('revise', 'refund', 'refuse'),
  at: fc.nat(20),
  qty: fc.integer({ min: 1, max: 9 }),
  price: fc.option(fc.integer({ min: 0, max: 90_000 })),
});

it('any sequence of revisions and refunds gives back what was paid, and never more', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      fc.array(step, { maxLength: 12 }),
      (lines, coupon, steps) => {
        const goods = lines.reduce((sum, { qty, price }) => sum + qty * price, 0);
        let now: PaidOrder = {
          total: goods - Math.floor(goods * coupon) + 3990,
          price_delivery: 3990,
          gift_price: 0,
          lines: lines.map((one, index) => ({ ...one, id: String(index) })),
          revisions: [],
        };
        let refunds: CountedRefund[] = [];
        const products: LineRevision<Product>[] = [];
        for (const { kind, at, qty, price } of steps) {
          const parts = leftOf(now, refunds).parts.filter((part) => part.kind === 'line');
          const part = parts[at % Math.max(1, parts.length)];
          const id = part?.line_id;
          if (kind === 'refuse') refunds = refunds.filter((_, index) => index !== at);
          if (!part || !id || kind === 'refuse') continue;
          const units = Math.min(qty, part.qty);
          const from = reviseLines(now.lines, products).find((one) => one.id === id);
          if (kind === 'revise' && from && !from.isOut) {
            const revised = { id: String(now.lines.length + products.length), line_id: id, qty: units };
            const prices = price === null ? null : { out: from.price, in: price };
            const refund = revisionRefund(now, refunds, revised, prices);
            products.push({ ...revised, product: price === null ? null : { price } });
            now = { ...now, revisions: [...now.revisions, revised] };
            if (refund) refunds = [...refunds, refund];
          }
          if (kind === 'refund') {
            const refund = refundOf(now, refunds, { lines: [{ id, qty: units }], ...none });
            if (refund) refunds = [...refunds, refund];
          }
          const { amount, parts: left } = leftOf(now, refunds);
          expect(amount).toBeGreaterThanOrEqual(0);
          for (const one of left) expect(one.amount).toBeGreaterThanOrEqual(0);
        }
        const rest = refundOf(now, refunds, wishForAll(now, refunds));
        const given = refunds.reduce((sum, { amount }) => sum + amount, 0);
        if (rest) expect(given + rest.amount).toBe(now.total);
      },
    ),
  );
});
