import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coupon, type CouponLine, type CouponSituation, judgeCoupon, normalizeCode } from './coupon.ts';
import { cartTotal } from './discount.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const DAY_MS = 86_400_000;

type Facts = Omit<Partial<CouponSituation>, 'lines'> & { goods?: number; discount?: number };
const COUPON: Coupon = {
  id: '1',
  code: 'VERANO',
  amount: 3000,
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
};
const line = (changes: Partial<CouponLine> = {}): CouponLine => ({
  product_id: 1,
  sku: 'A',
  product_type: 'Wine',
  price: 10_000,
  qty: 1,
  ...changes,
});
const judgeLines = (
  coupon: Partial<Coupon>,
  lines: readonly CouponLine[],
  facts: Partial<CouponSituation> = {},
) =>
  judgeCoupon(
    { ...COUPON, ...coupon },
    {
      lines,
      uses: 0,
      usesOfPerson: 0,
      email: null,
      now: NOW,
      withOffers: 'refuse',
      productNames: [],
      ...facts,
    },
  );
const judge = (coupon: Partial<Coupon>, { goods = 10_000, discount = 0, ...facts }: Facts = {}) =>
  judgeLines(coupon, [line({ price: goods, reference_price: goods + discount })], facts);
const off = (discount: number) => ({ kind: 'applies', discount, freeDelivery: false });
const refused = (code: string) => ({ kind: 'refused', code });

describe('the verdict on a coupon', () => {
  it.each([
    ['an amount', { amount: 3000 }, 10_000, 3000],
    ['a percentage, rounded to whole pesos', { amount: null, percent: 15 }, 9_990, 1499],
    ['the whole price less 50 pesos', { amount: null, percent: 100 }, 10_000, 9950],
    ['one peso of 51', { amount: 3000 }, 51, 1],
  ])('takes off %s', (_name, coupon, goods, discount) => {
    expect(judge(coupon, { goods })).toEqual(off(discount));
  });

  it('is a refusal when nothing can be taken off', () => {
    expect(judge({}, { goods: 50 })).toEqual(refused('COUPON_INVALID'));
    expect(judge({ amount: null, percent: null })).toEqual(refused('COUPON_INVALID'));
  });

  it('is a refusal from the moment of expiry', () => {
    expect(judge({ expires_at: NOW })).toEqual({
      ...refused('COUPON_ENDED'),
      params: { until: { es: '1 de junio de 2026', en: expect.stringContaining('June') } },
    });
    expect(judge({ expires_at: new Date(NOW.getTime() + 1) })).toEqual(off(3000));
  });

  it('is a refusal below the minimum price, not at it', () => {
    expect(judge({ min_total: 10_000 })).toEqual(off(3000));
    expect(judge({ min_total: 10_001 })).toEqual({
      ...refused('COUPON_MIN_TOTAL'),
      params: { min: '$10.001', missing: '$1' },
    });
  });

  it('is a refusal after the last use', () => {
    expect(judge({ uses: 2 }, { uses: 1 })).toEqual(off(3000));
    expect(judge({ uses: 2 }, { uses: 2 })).toEqual(refused('COUPON_USED'));
    expect(judge({ uses: null }, { uses: 1000 })).toEqual(off(3000));
  });

  it('is a refusal before its first moment, with the day', () => {
    const starts_at = new Date(NOW.getTime() + DAY_MS);
    expect(judge({ starts_at })).toEqual({
      ...refused('COUPON_NOT_YET'),
      params: { from: { es: '2 de junio de 2026', en: expect.stringContaining('June') } },
    });
    expect(judge({ starts_at: NOW })).toEqual(off(3000));
  });

  it('is a refusal for a person who used it, when it is for one use of each', () => {
    const used = { uses: 3, usesOfPerson: 1 };
    expect(judge({ once_per_person: true }, used)).toEqual(refused('COUPON_USED'));
    expect(judge({ once_per_person: true }, { ...used, usesOfPerson: 0 })).toEqual(off(3000));
    expect(judge({}, used)).toEqual(off(3000));
  });

  it('counts only the products of the coupon, says what each takes off, and names them when there are none', () => {
    const cart = [line({ price: 20_000 }), line({ product_id: 2, product_type: 'Box', price: 30_000 })];
    const half = { amount: null, percent: 50 };
    const offLines = (...of: number[]) => ({
      ...off(of.reduce((sum, one) => sum + one)),
      lines: of.map((coupon_discount) => expect.objectContaining({ coupon_discount })),
    });
    expect(judgeLines({ ...half, product_types: ['Box'] }, cart)).toEqual(offLines(0, 15_000));
    expect(judgeLines({ ...half, product_ids: [1] }, cart)).toEqual(offLines(10_000, 0));
    expect(judgeLines({ amount: 25_000, product_ids: [1] }, cart)).toEqual(offLines(20_000, 0));
    expect(judgeLines({ ...half, product_types: ['Alcohol', 'GourmetProduct'] }, cart)).toEqual({
      ...refused('COUPON_ONLY_FOR'),
      params: {
        products: { es: 'otros alcoholes, productos gourmet', en: 'other alcohols, gourmet products' },
      },
    });
    const productNames = [{ es: 'Loica', en: 'Loica' }];
    expect(judgeLines({ product_ids: [9] }, cart, { productNames })).toMatchObject({
      params: { products: { es: 'Loica' } },
    });
  });

  it('gives the delivery, and nothing of the products', () => {
    const free = { amount: null, free_delivery: true };
    expect(judge(free)).toEqual({ kind: 'applies', discount: 0, freeDelivery: true });
    expect(judge({ ...free, min_total: 10_001 })).toMatchObject(refused('COUPON_MIN_TOTAL'));
  });

  it('never takes more than its products cost, nor the last 50 pesos, and more goods never mean less', () => {
    const lines = fc.array(
      fc.record({
        product_id: fc.integer({ min: 1, max: 4 }),
        sku: fc.constant('A'),
        product_type: fc.constantFrom('Wine', 'Box', 'GourmetProduct', 'Alcohol'),
        price: fc.integer({ min: 0, max: 500_000 }),
        qty: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 6 },
    );
    const worth = fc.oneof(
      fc.record({ amount: fc.integer({ min: 1, max: 900_000 }), percent: fc.constant(null) }),
      fc.record({ amount: fc.constant(null), percent: fc.integer({ min: 1, max: 100 }) }),
    );
    const only = fc.record({
      product_ids: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
      product_types: fc.uniqueArray(fc.constantFrom('Wine', 'Box'), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(lines, worth, only, (cart, value, products) => {
        const given = (all: readonly CouponLine[]) => {
          const verdict = judgeLines({ ...value, ...products }, all);
          return verdict.kind === 'applies' ? verdict.discount : 0;
        };
        const mine = cart.filter(
          ({ product_id, product_type }) =>
            (products.product_ids.length === 0 || products.product_ids.includes(product_id)) &&
            (products.product_types.length === 0 || products.product_types.includes(product_type as 'Box')),
        );
        expect(given(cart)).toBeLessThanOrEqual(cartTotal(mine));
        expect(given(cart)).toBeLessThanOrEqual(Math.max(0, cartTotal(cart) - 50));
        expect(given(cart)).toBeLessThanOrEqual(given([...cart, ...mine]));
      }),
    );
  });

  it('is a refusal next to another discount', () => {
    expect(judge({}, { discount: 1 })).toEqual(refused('COUPON_NOT_COMBINABLE'));
  });

  it('ignores upper and lower case of the buyer’s e-mail, and accepts an unknown buyer', () => {
    const own = { email: 'Ana@example.cl' };
    expect(judge(own, { email: 'aNA@example.cl' })).toEqual(off(3000));
    expect(judge(own, { email: null })).toEqual(off(3000));
    expect(judge(own, { email: 'luis@example.cl' })).toEqual(refused('COUPON_INVALID'));
    expect(judge({ email: null }, { email: 'luis@example.cl' })).toEqual(off(3000));
  });
});

it('normalises a code to upper case without outer spaces', () => {
  expect(normalizeCode('  verano_1 ')).toBe('VERANO_1');
});
