/** Text of tax documents, whose character set is ISO-8859-1. */

/** Letters and signs outside the character set that have no base letter in Unicode. */
const ALIKE: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '⁄': '/',
  '′': "'",
  '•': '·',
  '€': 'EUR',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
};
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
const OUTSIDE = /[^\u0020-\u007e\u00a0-\u00ff]/gu;

const alike = (letter: string): string =>
  letter
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(OUTSIDE, (sign) => ALIKE[sign] ?? '') || '?';

/**
 * The text as a tax document can show it: one line, letters outside the character set replaced by their base letter or
 * `?`, at most `longest` characters.
 */
export const toLatin1 = (text: string, longest = Number.POSITIVE_INFINITY): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(OUTSIDE, alike)
    .trim()
    .slice(0, longest)
    .trim();
