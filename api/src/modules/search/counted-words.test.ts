import { expect, it } from 'vitest';
import { countedWordsOf } from './counted-words.ts';

it.each([
  ['  Pinotage   Sudáfrica ', 'pinotage sudafrica'],
  ['malbec 2019 750', null],
  ['syrah 2019', 'syrah 2019'],
  ['<script>alert(1)</script>', 'script alert 1 script'],
  ['=HYPERLINK("x")', 'hyperlink x'],
  ['\u202Eoniv', 'oniv'],
  ['ana.soto@example.cl', null],
  ['12.345.678-5', null],
  ['12345678-K', null],
  ['+56 9 8765 4321', null],
  ['CQ-000042', null],
  ['4051 8856 0044 6623', null],
  ['x'.repeat(61), null],
  ['!', null],
])('keeps of %j the words %j', (text, words) => {
  expect(countedWordsOf(text)).toBe(words);
});
