import type { Format, Product } from './types.ts';

/** Name of a format for people: the product's, with grams when it has several. */
export const formatName = (
  { name, formats }: Pick<Product, 'name' | 'formats'>,
  { grams }: Pick<Format, 'grams'>,
): string => (formats.length > 1 && grams !== null ? `${name}, ${grams} g` : name);
