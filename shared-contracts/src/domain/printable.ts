/** Letters that the fonts of printed documents can draw (docs/product/checkout.md#gift-box). */

/** Latin, Greek and Cyrillic letters, and the usual signs. A test of the API compares this with the fonts. */
const DRAWN =
  /^[\n\u0020-\u007e\u00a0-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u0218-\u021b\u02c6\u02da\u02dc\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u20ac\u2116\u2122\u2212]+$/u;
/** Marks of the writing direction, and other characters without a picture. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]|\p{Variation_Selector}|(?!\n)\p{Cc}/gu;
/** Beginnings that need no blank before them. */
const CLOSING = /^[\s,.;:!?…)»”]/;
const LAST_BLANKS = / +$/;
/** Splits text into what a reader sees as one sign. */
const signs = new Intl.Segmenter();

export interface Printable {
  /** The text as it is printed. */
  text: string;
  /** Signs that are missing in it, each once. */
  lost: string[];
}

/** Base letters: `ḥ` without its mark, `𝓗` as H. '' when the fonts have none of them. */
const baseOf = (sign: string): string =>
  [...sign.normalize('NFKD').replaceAll(/\p{M}/gu, '')].filter((letter) => DRAWN.test(letter)).join('');

/**
 * The text that a printed document shows. A letter that the fonts lack becomes its base letter. A sign without one,
 * as an emoji or a Hebrew letter, is lost, with the blank that would stay alone. Invisible characters
 * disappear, so that no name turns a line around.
 * @param instead stands for a row of lost signs
 */
export function printable(text: string, instead = ''): Printable {
  const lost = new Set<string>();
  let drawn = '';
  let isAfterLost = false;
  const plain = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  for (const { segment } of signs.segment(plain)) {
    const sign = segment.replaceAll(INVISIBLE, '');
    if (sign === '') continue;
    const shown = DRAWN.test(sign) ? sign : baseOf(sign);
    if (shown === '') lost.add(segment);
    const isLineStart = drawn === '' || drawn.endsWith('\n');
    if (isAfterLost && instead === '' && shown === ' ' && isLineStart) continue;
    if (isAfterLost && instead === '' && CLOSING.test(shown)) drawn = drawn.replace(LAST_BLANKS, '');
    drawn += shown || (isAfterLost ? '' : instead);
    isAfterLost = shown === '';
  }
  if (isAfterLost) drawn = drawn.replace(LAST_BLANKS, '');
  return { text: drawn, lost: [...lost] };
}
