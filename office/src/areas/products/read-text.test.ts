import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

const TEXT = 'sku;precio\nÑ1;16.990\n';
const utf16 = (mark: string) => new Blob([Buffer.from(mark + TEXT, 'utf16le')]);

it('reads a file in UTF-16, which spreadsheets write as Unicode text', async () => {
  expect(await readText(utf16('\ufeff'))).toBe(TEXT);
  expect(await readText(utf16(''))).toBe(TEXT);
  expect(await readText(new Blob([Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()]))).toBe(TEXT);
});

it('reads a file in UTF-8 and in the encoding of older spreadsheets', async () => {
  expect(await readText(new Blob([TEXT]))).toBe(TEXT);
  expect(await readText(new Blob([Buffer.from(TEXT, 'latin1')]))).toBe(TEXT);
});
