import { expect, it } from 'vitest';
import { formatMoney } from './format.ts';

it('writes the minus sign before the currency, as the shop does', () => {
  expect(formatMoney(-1990)).toBe('-$1.990');
  expect(formatMoney(12_990.4)).toBe('$12.990');
  expect(formatMoney(-0.2)).toBe('$0');
});
