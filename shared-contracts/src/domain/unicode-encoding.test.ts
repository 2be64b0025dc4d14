import { expect, it } from 'vitest';
import { unicodeEncodingOf } from './unicode-encoding.ts';

it.each([
  [[0xff, 0xfe, 0x73, 0], 'utf-16le'],
  [[0xfe, 0xff, 0, 0x73], 'utf-16be'],
  [[0x73, 0], 'utf-16le'],
  [[0, 0x73], 'utf-16be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0x73, 0x6b], 'utf-8'],
  [[], 'utf-8'],
])('takes a file that begins with %j as %s', (bytes, encoding) => {
  expect(unicodeEncodingOf(Uint8Array.from(bytes))).toBe(encoding);
});
