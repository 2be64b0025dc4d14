import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readRows } from './read-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prices-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (bytes: Buffer) => {
  const file = path.join(folder, 'prices.csv');
  writeFileSync(file, bytes);
  return readRows(file);
};

it.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-16, which spreadsheets write as Unicode text', (text: string) => Buffer.from(text, 'utf16le')],
])('a price list in %s is read', (_, encode) => {
  expect(read(encode('\ufeffsku;price\nVIÑA-1;16990\n'))).toEqual({
    columns: ['sku', 'price'],
    rows: [{ line: 2, cells: { sku: 'VIÑA-1', price: '16990' } }],
    problems: [],
  });
});

it('an emptied row of a spreadsheet is no row, and the next one keeps its line', () => {
  const { rows, problems } = read(Buffer.from('sku;price;stock\nW1;1000;1\n;;\n ; ;\nW2;2000;2\n;;\n'));
  expect(rows.map(({ line, cells }) => [line, cells.sku])).toEqual([
    [2, 'W1'],
    [5, 'W2'],
  ]);
  expect(problems).toEqual([]);
});

it('a file in another encoding is refused with the encodings that work', () => {
  expect(() => read(Buffer.from('sku;price\nVIÑA-1;16990\n', 'latin1'))).toThrow(
    'is not in UTF-8 or UTF-16.',
  );
});
