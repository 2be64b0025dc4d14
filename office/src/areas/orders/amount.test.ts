import { expect, it } from 'vitest';
import { amountOf } from './amount.ts';

it.each([
  ['1000', 1000],
  ['1.000', 1000],
  [' $12.990 ', 12_990],
  ['', null],
  ['0', null],
  ['-5', null],
  ['10,5', null],
  ['12.90', null],
  ['1e3', null],
])('reads %j as %j pesos', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});
