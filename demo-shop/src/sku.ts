/** Derives the skus of generated products from a key, so that every run gives the same skus. */
import { hash } from './random.ts';

/** A sku such as `V-7F3K2Q`: kind, then six letters and digits without similar-looking ones. */
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
