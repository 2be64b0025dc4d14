import { isGourmet } from './product-type.ts';

/**
 * Whether any line is alcohol. The law requires an adult with an identity card at delivery. Every product
 * type except gourmet counts as alcohol.
 */
export const holdsAlcohol = (lines: readonly { product_type: string }[]): boolean =>
  lines.some(({ product_type }) => !isGourmet(product_type));
