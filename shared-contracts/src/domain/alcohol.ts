import { isGourmet } from './product-type.ts';

/** Whether any line is alcohol, for which the law wants an adult with an identity card. All is, except gourmet products. */
export const holdsAlcohol = (lines: readonly { product_type: string }[]): boolean =>
  lines.some(({ product_type }) => !isGourmet(product_type));
