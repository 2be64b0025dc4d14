/** Longest text that is kept. */
const MAX_LENGTH = 60;

/** Five digits with anything between them that people type in numbers: RUT, phone, order, card. */
const LONG_NUMBER = /\d(?:[\s.\-/()]*\d){4}/;

/**
 * Text of a search for the figures: without accents, capitals and punctuation. Null for a text that looks like an
 * e-mail, a RUT, a phone or another number of a person, and for a very long one.
 */
export const countedWordsOf = (text: string): string | null => {
  if (text.includes('@') || LONG_NUMBER.test(text)) return null;
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
  return words.length > 1 && words.length <= MAX_LENGTH ? words : null;
};
