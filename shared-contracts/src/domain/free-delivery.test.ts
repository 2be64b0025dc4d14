import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryPriceOf, missingForFree } from './free-delivery.ts';

const amount = fc.integer({ min: 0, max: 2_000_000 });

it('charges the delivery up to the last peso below the amount', () => {
  const delivery = { price: 3990, freeFrom: 50_000 };
  expect([49_999, 50_000, 50_001].map((goods) => deliveryPriceOf(delivery, goods))).toEqual([3990, 0, 0]);
  expect([45_990, 49_999, 50_000].map((goods) => missingForFree(delivery, goods))).toEqual([4010, 1, 0]);
});

it('never becomes free without an amount', () => {
  const delivery = { price: 3990, freeFrom: null };
  expect(deliveryPriceOf(delivery, 1_000_000)).toBe(3990);
  expect(missingForFree(delivery, 1_000_000)).toBe(0);
});

it('is free once the missing amount is added, and not one peso earlier', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      amount,
      (price, freeFrom, goods) => {
        const delivery = { price, freeFrom };
        const missing = missingForFree(delivery, goods);
        expect(deliveryPriceOf(delivery, goods + missing)).toBe(0);
        if (missing > 0) expect(deliveryPriceOf(delivery, goods + missing - 1)).toBe(price);
      },
    ),
  );
});
