import { expect, it } from 'vitest';
import { countedWordsOf } from './counted-words.ts';

it.each([
  ['  Pinotage   Sudáfrica ', 'pinotage sudafrica'],
  ['syrah 2019', 'syrah 2019'],
  ['<script>alert(1)</script>', 'script alert 1 script'],
  ['=HYPERLINK("x")', 'hyperlink x'],
  ['\u202Eoniv', 'oniv'],
])('counts a search for %j as %j', (text, words) => {
  expect(countedWordsOf(text)).toBe(words);
});

it.each([
  'malbec 2019 750',
  'ana.soto@example.cl',
  '12.345.678-5',
  '12345678-K',
  '+56 9 8765 4321',
  'CQ-000042',
  '4051 8856 0044 6623',
  'x'.repeat(61),
  '!',
])('does not count a search for %j: it may be personal, or has no words', (text) => {
  expect(countedWordsOf(text)).toBeNull();
});
