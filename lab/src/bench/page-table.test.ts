import { expect, it } from 'vitest';
import { broken, pageTable, type Row, type TableColumn } from './page-table.ts';

interface Round {
  objects: number;
}

const column = (promise: string): TableColumn<Round> => ({
  title: 'objects',
  promise,
  of: ({ objects }) => objects,
  isKept: (value) => value <= 10,
  show: String,
});
const rounds = (...numbers: number[]): Round[] => numbers.map((objects) => ({ objects }));
const row = (more: Partial<Row<Round>>): Row<Round> => ({
  title: '/',
  rounds: rounds(9, 12, 30),
  isPromised: true,
  ...more,
});
const lines = (rows: Row<Round>[]) =>
  pageTable([column('≤ 10')], rows)
    .split('\n')
    .slice(3);

it('marks a median that breaks its promise', () => {
  expect(lines([row({})])).toEqual(['| / | **12** |']);
  expect(lines([row({ rounds: rounds(30, 9, 8) })])).toEqual(['| / | 9 |']);
});

it('applies no promise to another shop, or where there is none', () => {
  expect(broken([column('≤ 10')], row({ isPromised: false }))).toEqual([]);
  expect(broken([column('')], row({}))).toEqual([]);
});

it('counts a promise as broken when no round was measured', () => {
  expect(broken([column('≤ 10')], row({ rounds: [] }))).toEqual(['objects']);
});
