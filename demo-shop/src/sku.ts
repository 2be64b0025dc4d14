/** Skus of invented products: made from the slug, so that a second run gives the same. */
import { hash } from './random.ts';

/** e.g. `V-7F3K2Q`: kind, then six letters and digits without look-alikes. */
export const skuOf = (kind: 'V' | 'C' | 'G' | 'A', key: string): string => {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  let value = hash(`sku ${key}`);
  const tail = Array.from({ length: 6 }, () => {
    const letter = alphabet[value % 32] ?? 'X';
    value = Math.floor(value / 32);
    return letter;
  }).join('');
  return `${kind}-${tail}`;
};
