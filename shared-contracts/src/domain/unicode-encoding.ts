/**
 * Encoding of a text file: `utf-16le` or `utf-16be` with a byte order mark, or when the first ASCII letter has a zero
 * byte beside it. Spreadsheets write this as "Unicode text". Otherwise `utf-8`.
 */
export const unicodeEncodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : 'utf-8';
};
