import { PARCEL_NUMBERS, TAX_NUMBERS, TODAY_NUMBERS } from 'shared-contracts/office/today.schema';
import { expect, it } from 'vitest';
import { changeInPercent } from '../../format/change.ts';
import { today } from '../../messages/es/today.ts';

it('has words for every number', () => {
  expect(Object.keys(today.numbers)).toEqual([...PARCEL_NUMBERS, ...TAX_NUMBERS, ...TODAY_NUMBERS]);
});

it.each([
  [150, 100, 50],
  [75, 100, -25],
  [100, 0, undefined],
])('compares %i with %i', (now, before, percent) => {
  expect(changeInPercent(now, before)).toBe(percent);
});
