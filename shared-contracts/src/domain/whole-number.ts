/**
 * Whole number of a text as staff type it, in a form or a CSV file: `12990`, `12.990`, `$ 12.990`. Null for anything
 * else.
 */
export const wholeOf = (text: string): number | null => {
  const plain = text.replaceAll(/[\s$]/g, '');
  if (/^\d{1,9}$/.test(plain)) return Number(plain);
  return /^\d{1,3}(\.\d{3}){1,2}$/.test(plain) ? Number(plain.replaceAll('.', '')) : null;
};

/** Whether a field has a text that is no whole number. False for an empty field. */
export const isNoNumber = (text: string): boolean => text.trim() !== '' && wholeOf(text) === null;
