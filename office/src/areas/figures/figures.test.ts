import { FIGURES } from 'shared-contracts/office/figures.schema';
import { expect, it } from 'vitest';
import { figures } from '../../messages/es/figures.ts';
import { roundUp } from './period-chart.tsx';
import { periodLabel } from './period-label.ts';

it('has words for every figure of the contract', () => {
  expect(FIGURES.filter((figure) => !figures[figure].help)).toEqual([]);
});

it.each([
  ['day', 'lun, 23 nov'],
  ['week', '23–29 de nov'],
  ['month', 'nov 2026'],
] as const)('names a %s in words', (by, words) => {
  const label = periodLabel({ from: '2026-11-23', to: '2026-11-29' }, by, 'es');
  expect(label.replaceAll(/[\u2009\u202F]/g, '').replace('.', '')).toBe(words);
});

it.each([
  [0, 1],
  [999, 1_000],
  [1_000, 1_000],
  [1_200_001, 2_000_000],
  [5_100, 10_000],
])('draws %i on a scale up to %i', (highest, scale) => {
  expect(roundUp(highest)).toBe(scale);
});
