import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betterOfLine } from './better-of-line.ts';
import { type Coupon, type CouponLine, judgeCoupon } from './coupon.ts';
import { cartDiscount, cartTotal, lineDiscount } from './discount.ts';

const line = (sku: string, price: number, reference_price: number | null = null): CouponLine => ({
  sku,
  product_id: sku.charCodeAt(0),
  product_type: 'Wine',
  price,
  reference_price,
  qty: 1,
});
const coupon = (worth: Partial<Coupon>): Coupon => ({
  id: '1',
  code: 'VERANO',
  amount: null,
  percent: null,
  free_delivery: false,
  min_total: 0,
  uses: null,
  once_per_person: false,
  email: null,
  starts_at: null,
  expires_at: null,
  product_types: [],
  product_ids: [],
  ...worth,
});
const judge = (
  worth: Partial<Coupon>,
  lines: readonly CouponLine[],
  withOffers: 'refuse' | 'better_of_line' = 'better_of_line',
) =>
  judgeCoupon(coupon(worth), {
    lines,
    uses: 0,
    usesOfPerson: 0,
    email: null,
    now: new Date('2026-06-01T12:00:00Z'),
    withOffers,
    productNames: [],
  });

describe('the better of coupon and offer', () => {
  it('is chosen line by line, never both, and says which', () => {
    const cart = [line('A', 10_000), line('B', 7_000, 10_000), line('C', 9_500, 10_000)];
    expect(judge({ percent: 10 }, cart)).toEqual({
      kind: 'applies',
      // 1,000 of A, and of C what is more than its offer.
      discount: 1_500,
      freeDelivery: false,
      lines: [
        { sku: 'A', takes: 'coupon', coupon_discount: 1_000 },
        { sku: 'B', takes: 'offer', coupon_discount: 0 },
        { sku: 'C', takes: 'coupon', coupon_discount: 500 },
      ],
    });
  });

  it('leaves the offer on products that the coupon is not for', () => {
    const cart = [line('A', 10_000), line('B', 9_900, 10_000)];
    expect(judge({ amount: 2_000, product_ids: ['A'.charCodeAt(0)] }, cart)).toMatchObject({
      discount: 2_000,
      lines: [{ takes: 'coupon' }, { takes: 'offer' }],
    });
  });

  it('refuses a coupon that no line takes', () => {
    expect(judge({ percent: 10 }, [line('B', 7_000, 10_000)])).toEqual({
      kind: 'refused',
      code: 'COUPON_NOT_BETTER',
    });
  });

  it('gives the delivery beside offers', () => {
    expect(judge({ free_delivery: true }, [line('B', 7_000, 10_000)])).toEqual({
      kind: 'applies',
      discount: 0,
      freeDelivery: true,
    });
  });

  const carts = fc.array(
    fc.record({
      sku: fc.constantFrom('A', 'B', 'C'),
      product_id: fc.integer({ min: 1, max: 3 }),
      product_type: fc.constantFrom('Wine', 'Box', 'GourmetProduct'),
      price: fc.integer({ min: 50, max: 500_000 }),
      reference_price: fc.option(fc.integer({ min: 50, max: 900_000 })),
      qty: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const worth = fc.oneof(
    fc.record({ amount: fc.integer({ min: 1, max: 900_000 }), percent: fc.constant(null) }),
    fc.record({ amount: fc.constant(null), percent: fc.integer({ min: 1, max: 100 }) }),
  );

  // The test must notice this fault in shared-contracts/src/domain/better-of-line.ts
  // - Math.max(0, (shares[at] ?? 0) - lineDiscount(line))
  // + Math.max(0, shares[at] ?? 0)
  it('takes no more off the lines of the coupon than the coupon, and leaves 50 pesos', () => {
    fc.assert(
      fc.property(carts, worth, fc.integer({ min: 1, max: 3 }), (lines, value, id) => {
        const verdict = judge({ ...value, product_ids: [id] }, lines);
        if (verdict.kind === 'refused' || !verdict.lines) return;
        const taken = verdict.lines.map((one, at) => ({ ...one, own: lines[at] as CouponLine }));
        expect(taken.reduce((sum, { coupon_discount }) => sum + coupon_discount, 0)).toBe(verdict.discount);
        expect(cartTotal(lines) - verdict.discount).toBeGreaterThanOrEqual(50);
        const byCoupon = taken.filter(({ takes }) => takes === 'coupon');
        expect(byCoupon.every(({ own }) => own.product_id === id)).toBe(true);
        const full = cartTotal(lines) + cartDiscount(lines);
        expect(
          byCoupon.reduce((sum, { coupon_discount, own }) => sum + coupon_discount + lineDiscount(own), 0),
        ).toBeLessThanOrEqual(value.amount ?? Math.round((full * value.percent) / 100));
      }),
    );
  });

  it('is the coupon alone in a cart without offers', () => {
    fc.assert(
      fc.property(carts, worth, (lines, value) => {
        const plain = lines.map((one) => ({ ...one, reference_price: null }));
        expect(judge(value, plain)).toEqual(judge(value, plain, 'refuse'));
        const chosen = betterOfLine(plain, { couponOff: 900, isOfCoupon: () => true, most: 10_000 });
        expect(chosen.reduce((sum, { coupon_discount }) => sum + coupon_discount, 0)).toBe(900);
      }),
    );
  });
});
