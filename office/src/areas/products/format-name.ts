import type { Format, Product } from './types.ts';

/** A name or a code with the grams of its format, if it has any. */
export const withGrams = (text: string, grams: number | null): string =>
  grams === null ? text : `${text}, ${grams} g`;

/** Name of a format for people: the product's, with grams when it has several. */
export const formatName = (
  { name, formats }: Pick<Product, 'name' | 'formats'>,
  { grams }: Pick<Format, 'grams'>,
): string => (formats.length > 1 ? withGrams(name, grams) : name);
