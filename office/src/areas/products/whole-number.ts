/** Whole number of a text as people type it: `12990`, `12.990`, `$ 12.990`. Null for anything else. */
export const wholeOf = (text: string): number | null => {
  const digits = text.replaceAll(/[\s$.]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};
