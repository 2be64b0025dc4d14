/** Words of a text without accents and case, as the API compares them. */
export const foldWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Whether the text is this title. */
export const isTitle = (text: string, title: string): boolean =>
  foldWords(text).join(' ') === foldWords(title).join(' ');
