import { expect, it } from 'vitest';
import { isNoNumber, wholeOf } from './whole-number.ts';

it.each([
  ['12990', 12_990],
  ['12.990', 12_990],
  ['$ 12.990', 12_990],
  ['1.250.000', 1_250_000],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['12,5', null],
  ['12.90', null],
  ['1.2990', null],
  ['12990.', null],
  ['1e3', null],
])('reads %j as the whole number %s', (text, value) => {
  expect(wholeOf(text)).toBe(value);
});

it.each([
  ['', false],
  [' ', false],
  ['300', false],
  ['300 g', true],
])('says of %j whether it is no number: %s', (text, expected) => {
  expect(isNoNumber(text)).toBe(expected);
});
