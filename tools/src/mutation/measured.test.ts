import { expect, it } from 'vitest';
import { assertMeasured } from './measured.ts';

it.each([
  ['no mutant', []],
  ['ignored mutants only', [{ status: 'Ignored' }]],
  ['mutants that do not run only', [{ status: 'CompileError' }, { status: 'RuntimeError' }]],
])('the gate of mutation tests fails when an area has %s', (_, results) => {
  expect(() => assertMeasured('domain', results)).toThrow('Stryker tested no mutant of domain');
});

it('the gate of mutation tests passes a measured area', () => {
  expect(() => assertMeasured('domain', [{ status: 'Ignored' }, { status: 'Survived' }])).not.toThrow();
});
