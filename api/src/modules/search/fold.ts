/** Letters that do not decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ĳ: 'ij',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  ŀ: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ĸ: 'q',
  ŉ: 'n',
  ŋ: 'n',
  ŧ: 't',
  ſ: 's',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Text without accents and capitals, as the index stores it (`search_fold` in SQL). */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter);

/** Words of a text, as the index stores them (`search_words` in SQL). */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
