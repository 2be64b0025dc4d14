import { expect, it } from 'vitest';
import { caseNames } from './case-names.ts';

it('numbers the cases of an order in the order of their lines', () => {
  const lines = [
    { case_id: null, case_size: null },
    { case_id: 'b', case_size: 6 },
    { case_id: 'a', case_size: 12 },
    { case_id: 'b', case_size: 6 },
    {},
  ];
  expect(lines.map(caseNames(lines, 'es'))).toEqual([
    '',
    'Caja 1 (de 6)',
    'Caja 2 (de 12)',
    'Caja 1 (de 6)',
    '',
  ]);
  expect(caseNames(lines, 'en')({ case_id: 'a', case_size: 12 })).toBe('Case 2 (of 12)');
});
