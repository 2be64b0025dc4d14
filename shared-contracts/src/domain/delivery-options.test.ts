import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cheapestOf, fastestOf, isSooner } from './delivery-options.ts';
import { promiseOf } from './delivery-promise.ts';

const delivery = fc
  .record({
    price: fc.integer({ min: 0, max: 20_000 }),
    days: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
  })
  .map(({ price, days: [one, other] }) => ({
    price,
    minDays: Math.min(one, other),
    maxDays: Math.max(one, other),
  }));
const deliveries = fc
  .tuple(delivery, fc.array(delivery, { maxLength: 5 }))
  .map(([first, rest]): [typeof first, ...(typeof first)[]] => [first, ...rest]);

// The test must notice this fault in shared-contracts/src/domain/delivery-options.ts
// - leastBy(deliveries, ['price', 'maxDays', 'minDays']);
// + leastBy(deliveries, ['maxDays', 'price', 'minDays']);
it('takes a cheapest one that costs no more than any', () => {
  fc.assert(
    fc.property(deliveries, (all) => {
      const { price } = cheapestOf(all);
      expect(price).toBe(Math.min(...all.map((one) => one.price)));
    }),
  );
});

// The test must notice this fault in shared-contracts/src/domain/delivery-options.ts
// - leastBy(deliveries, ['maxDays', 'minDays', 'price']);
// + leastBy(deliveries, ['minDays', 'price']);
it('takes a fastest one whose promised day is no later than that of any', () => {
  const workday = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(deliveries, moment, workday, workday, (all, now, workdays, carrierDays) => {
      const rules = { cutOff: '13:00', preparationDays: 0, workdays, carrierDays, closed: [] };
      const lastOf = (one: (typeof all)[0]) =>
        promiseOf(now, { communeId: '13120', ...one }, rules)?.last ?? '';
      const fastest = lastOf(fastestOf(all));
      for (const one of all) expect(fastest <= lastOf(one)).toBe(true);
    }),
  );
});

it('takes the earlier of two with one price, and the cheaper of two with the same days', () => {
  const late = { price: 3990, minDays: 2, maxDays: 3 };
  const soon = { price: 3990, minDays: 1, maxDays: 1 };
  const dear = { price: 8990, minDays: 1, maxDays: 1 };
  expect(cheapestOf([late, soon])).toBe(soon);
  expect(fastestOf([dear, late, soon])).toBe(soon);
});

it('counts dates, because fewer working days may lead to the same date', () => {
  const on = (last: string, maxDays: number) => ({
    price: 0,
    minDays: 1,
    maxDays,
    promise: { first: last, last },
  });
  expect(isSooner(on('2026-12-03', 1), on('2026-12-04', 2))).toBe(true);
  expect(isSooner(on('2026-12-04', 1), on('2026-12-04', 2))).toBe(false);
  expect(isSooner({ ...on('', 1), promise: null }, { ...on('', 2), promise: null })).toBe(true);
});
