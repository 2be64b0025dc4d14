import { describe, expect, it } from 'vitest';
import { type Coupon, type CouponSituation, judgeCoupon, normalizeCode } from './coupon.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

const judge = (coupon: Partial<Coupon>, situation: Partial<CouponSituation> = {}) =>
  judgeCoupon(
    {
      id: '1',
      code: 'VERANO',
      amount: 3000,
      percent: null,
      min_total: 0,
      uses: null,
      email: null,
      expires_at: null,
      ...coupon,
    },
    { goods: 10_000, discount: 0, uses: 0, email: null, now: NOW, ...situation },
  );
const off = (discount: number) => ({ kind: 'applies', discount });
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
    expect(judge({ expires_at: NOW })).toEqual(refused('COUPON_INVALID'));
    expect(judge({ expires_at: new Date(NOW.getTime() + 1) })).toEqual(off(3000));
  });

  it('is a refusal below the minimum price, not at it', () => {
    expect(judge({ min_total: 10_000 })).toEqual(off(3000));
    expect(judge({ min_total: 10_001 })).toEqual({
      ...refused('COUPON_MIN_TOTAL'),
      params: { min: '$10.001' },
    });
  });

  it('is a refusal after the last use', () => {
    expect(judge({ uses: 2 }, { uses: 1 })).toEqual(off(3000));
    expect(judge({ uses: 2 }, { uses: 2 })).toEqual(refused('COUPON_USED'));
    expect(judge({ uses: null }, { uses: 1000 })).toEqual(off(3000));
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
