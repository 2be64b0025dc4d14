/** Stock keeping units and dates of the seed: made from the slug, so that a second seed gives the same. */
import { createRandom, hash } from './random.ts';

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

const FIRST_DAY_MS = Date.UTC(2025, 2, 3, 12);
const DAYS = 600;
/** A day between March 2025 and October 2026, at noon UTC. */
export const published = (slug: string): string =>
  new Date(FIRST_DAY_MS + Math.floor(createRandom(`published ${slug}`)() * DAYS) * 86_400_000).toISOString();
