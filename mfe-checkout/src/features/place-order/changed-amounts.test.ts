import { expect, it } from 'vitest';
import type { Totals } from '../../lib/totals.model.ts';
import { changedAmounts } from './changed-amounts.ts';

const SEEN: Totals = {
  articles: 2,
  subtotal: 12_000,
  discount: 1_000,
  gift: null,
  delivery: 'home',
  shipping: 3_990,
  total: 14_990,
};

it('names each part of the total that costs another amount', () => {
  const now = { ...SEEN, subtotal: 22_000, gift: 2_990, shipping: 4_990 };
  expect(changedAmounts(SEEN, now)).toEqual([
    { part: 'products', before: 11_000, now: 21_000 },
    { part: 'gift', before: 0, now: 2_990 },
    { part: 'shipping', before: 3_990, now: 4_990 },
  ]);
  expect(changedAmounts(SEEN, { ...SEEN, subtotal: 11_500, discount: 500 })).toEqual([]);
});

it('names nothing while the delivery price is being read again', () => {
  expect(changedAmounts(SEEN, { ...SEEN, subtotal: 22_000, shipping: null })).toEqual([]);
});
