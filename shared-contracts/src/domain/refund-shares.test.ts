import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CountedRefund,
  leftOf,
  type PaidOrder,
  refundOf,
  shareOut,
  wishForAll,
} from './refund-shares.ts';

const line = fc.record({ qty: fc.integer({ min: 1, max: 24 }), price: fc.integer({ min: 0, max: 400_000 }) });
/** An order with a coupon that leaves at least 50 CLP of its goods, as the shop's coupons do. */
const paidOrder = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    coupon: fc.double({ min: 0, max: 1, noNaN: true }),
    price_delivery: fc.constantFrom(0, 3990, 12_345),
    gift_price: fc.constantFrom(0, 2000),
  })
  .map(({ lines, coupon, ...prices }): PaidOrder => {
    const goods = lines.reduce((sum, { qty, price }) => sum + qty * price, 0);
    const discount = Math.max(0, Math.floor((goods - 50) * coupon));
    return {
      ...prices,
      revisions: [],
      lines: lines.map((one, index) => ({ ...one, id: String(index) })),
      total: goods - discount + prices.price_delivery + prices.gift_price,
    };
  });
/** One step of the staff: some parts, a free amount, or the refusal of an earlier refund by the card network. */
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('parts' as const),
    units: fc.array(fc.nat(24), { minLength: 8, maxLength: 8 }),
    delivery: fc.boolean(),
    gift: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('free' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('refused' as const), index: fc.nat(20) }),
);
type Step = (typeof anyStep extends fc.Arbitrary<infer S> ? S : never) & object;

const sum = (refunds: readonly { amount: number }[]): number =>
  refunds.reduce((total, { amount }) => total + amount, 0);

/** Refunds of the order after one more step. */
const applyStep = (order: PaidOrder, refunds: CountedRefund[], step: Step): CountedRefund[] => {
  const left = leftOf(order, refunds);
  if (step.kind === 'refused') return refunds.filter((_, index) => index !== step.index);
  if (step.kind === 'free') {
    const amount = Math.floor(left.amount * step.share);
    return amount > 0 ? [...refunds, { amount, parts: [] }] : refunds;
  }
  const wish = {
    lines: left.parts.flatMap(({ line_id: id, qty }) => {
      const units = id === null ? 0 : Math.min(qty, step.units[Number(id)] ?? 0);
      return units > 0 && id !== null ? [{ id, qty: units }] : [];
    }),
    delivery: step.delivery && left.parts.some(({ kind }) => kind === 'delivery'),
    gift: step.gift && left.parts.some(({ kind }) => kind === 'gift'),
  };
  const refund = refundOf(order, refunds, wish);
  return refund ? [...refunds, refund] : refunds;
};

describe('the shares of an amount', () => {
  it('add up to it, and differ from the exact share by less than a peso', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000_000),
        fc.array(fc.nat(900_000_000), { minLength: 1 }),
        (amount, weights) => {
          const total = weights.reduce((all, weight) => all + weight, 0);
          const shares = shareOut(amount, weights);
          if (total === 0) return;
          expect(shares.reduce((all, share) => all + share, 0)).toBe(amount);
          for (const [index, share] of shares.entries())
            expect(Math.abs(share - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1.001);
        },
      ),
    );
  });

  it('give the odd pesos to the largest remainders', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(10, [1, 2, 4])).toEqual([1, 3, 6]);
  });
});

describe('refunds by line', () => {
  it('never exceed what was paid, and add up to it when everything is refunded', () => {
    fc.assert(
      fc.property(paidOrder, fc.array(anyStep, { maxLength: 12 }), (order, steps) => {
        let refunds: CountedRefund[] = [];
        for (const one of steps) {
          refunds = applyStep(order, refunds, one);
          expect(sum(refunds)).toBeLessThanOrEqual(order.total);
          for (const { amount } of leftOf(order, refunds).parts) expect(amount).toBeGreaterThanOrEqual(0);
        }
        const rest = refundOf(order, refunds, wishForAll(order, refunds));
        if (!rest) return;
        expect(rest.parts.every(({ amount }) => amount >= 0)).toBe(true);
        expect(sum(rest.parts)).toBe(rest.amount);
        expect(sum(refunds) + rest.amount).toBe(order.total);
        expect(leftOf(order, [...refunds, rest])).toEqual({ amount: 0, parts: [] });
      }),
    );
  });

  it('give the same sum for a line in one step and unit by unit', () => {
    fc.assert(
      fc.property(paidOrder, fc.nat(7), (order, index) => {
        const wanted = order.lines[index % order.lines.length];
        if (!wanted) return;
        const { id, qty } = wanted;
        const none = { delivery: false, gift: false };
        const atOnce = refundOf(order, [], { lines: [{ id, qty }], ...none });
        const refunds: CountedRefund[] = [];
        for (let unit = 0; unit < qty; unit += 1) {
          const one = refundOf(order, refunds, { lines: [{ id, qty: 1 }], ...none });
          if (one) refunds.push(one);
        }
        expect(sum(refunds)).toBe(atOnce?.amount);
      }),
    );
  });

  it('never give more for a line than its price, unless the rest of the order goes with it', () => {
    fc.assert(
      fc.property(paidOrder, fc.array(anyStep, { maxLength: 8 }), (order, steps) => {
        let refunds: CountedRefund[] = [];
        for (const one of steps) refunds = applyStep(order, refunds, one);
        for (const part of leftOf(order, refunds).parts) {
          const paid = order.lines.find(({ id }) => id === part.line_id);
          if (paid) expect(part.amount).toBeLessThanOrEqual(paid.price * part.qty);
        }
      }),
    );
  });

  /** 3 × 10,000 and 6 × 5,000 with a coupon of 10,001, delivery and gift box. */
  const order: PaidOrder = {
    total: 60_000 - 10_001 + 3990 + 2000,
    price_delivery: 3990,
    gift_price: 2000,
    revisions: [],
    lines: [
      { id: '0', qty: 3, price: 10_000 },
      { id: '1', qty: 6, price: 5000 },
    ],
  };
  const wish = { lines: [], delivery: false, gift: false };

  it('subtract the line’s share of the coupon', () => {
    expect(refundOf(order, [], { ...wish, lines: [{ id: '1', qty: 2 }] })).toEqual({
      amount: 8334,
      parts: [{ kind: 'line', line_id: '1', qty: 2, amount: 8334 }],
    });
    expect(refundOf(order, [], { ...wish, delivery: true })?.amount).toBe(3990);
  });

  it('share what a free amount has left over the lines', () => {
    const refunds = [{ amount: 27_995, parts: [] }];
    expect(leftOf(order, refunds)).toMatchObject({ amount: 27_994 });
    expect(refundOf(order, refunds, { ...wish, gift: true })?.amount).toBe(1000);
    expect(refundOf(order, refunds, wishForAll(order, refunds))?.amount).toBe(27_994);
  });

  it.each([
    ['more units than are left', { ...wish, lines: [{ id: '0', qty: 4 }] }],
    ['an unknown line', { ...wish, lines: [{ id: '9', qty: 1 }] }],
    ['half a unit', { ...wish, lines: [{ id: '0', qty: 0.5 }] }],
    [
      'a line twice',
      {
        ...wish,
        lines: [
          { id: '0', qty: 1 },
          { id: '0', qty: 1 },
        ],
      },
    ],
    ['nothing', wish],
  ])('are refused for %s', (_name, wanted) => {
    expect(refundOf(order, [], wanted)).toBeNull();
  });

  it('take delivery and gift box once', () => {
    const first = refundOf(order, [], { ...wish, delivery: true });
    expect(refundOf(order, first ? [first] : [], { ...wish, delivery: true })).toBeNull();
  });
});
