import { expect, it } from 'vitest';
import type { Column, Round } from './page-columns.ts';
import { broken, pageTable, type Row } from './page-table.ts';

const column = (promise: string): Column => ({
  title: 'objects',
  promise,
  of: ({ visit }) => visit.layoutObjects,
  isKept: (value) => value <= 10,
  show: String,
});
const rounds = (...objects: number[]) =>
  objects.map((layoutObjects) => ({ visit: { layoutObjects }, scriptBytes: 0 }) as Round);
const row = (more: Partial<Row>): Row => ({
  title: '/',
  rounds: rounds(9, 12, 30),
  isPromised: true,
  ...more,
});
const lines = (rows: Row[]) =>
  pageTable([column('≤ 10')], rows)
    .split('\n')
    .slice(3);

it('marks a median that breaks its promise', () => {
  expect(lines([row({})])).toEqual(['| / | **12** |']);
  expect(lines([row({ rounds: rounds(30, 9, 8) })])).toEqual(['| / | 9 |']);
});

it('applies no promise to another commit, or where there is none', () => {
  expect(broken([column('≤ 10')], row({ isPromised: false }))).toEqual([]);
  expect(broken([column('')], row({}))).toEqual([]);
});

it('counts a promise as broken when no round was measured', () => {
  expect(broken([column('≤ 10')], row({ rounds: [] }))).toEqual(['objects']);
});

it('adds the difference of the medians to a row with another commit', () => {
  expect(lines([row({ before: rounds(7, 8, 9) })])).toEqual(['| / | **12** |', '| difference | +4 |']);
});
