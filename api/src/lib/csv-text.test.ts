import { expect, it } from 'vitest';
import { toCsvText } from './csv-text.ts';

const lineOf = (cell: string) => toCsvText([[cell, 1]]).slice(1, -4);

it.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with full-width signs, as Asian spreadsheets read it', '＝1+1', "'＝1+1"],
  ['a call', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula after a line break', '\n=1+1', `"\n'=1+1"`],
  // A spreadsheet in English splits the file at commas, because it does not expect semicolons.
  ['a formula after a comma', 'Ana,=1+1', "Ana,'=1+1"],
  ['a formula after a comma and a space', 'Ana, =1+1', "Ana, '=1+1"],
  ['a formula after a tab', 'Ana\t@SUM(A1)', "Ana\t'@SUM(A1)"],
  ['a formula after a semicolon', 'Ana;=1+1', `"Ana;'=1+1"`],
  ['a formula after quotation marks', 'Ana,"=1+1', `"Ana,""'=1+1"`],
])('keeps %s from being run by a spreadsheet', (_title, cell, safe) => {
  expect(lineOf(cell)).toBe(safe);
});

it.each(['Ana-María', 'a=b', 'ana@example.cl', 'Brie, 200 gr'])('keeps %s as it is', (cell) => {
  expect(lineOf(cell)).toBe(cell);
});
