import type { Locale } from 'shared-contracts/locale';
import type { Meaning } from './meaning.ts';
import { singular } from './words.ts';

/** Key of a meaning. Texts that the search reads alike have the same key, in any order of their words. */
export function meaningKey({ terms, words, price, priceOrder, all }: Meaning, locale: Locale): string {
  const understood = [
    ...terms.map(({ facts }) => facts.toSorted().join('|')),
    ...words.map((word) => singular(word, locale)),
  ];
  return JSON.stringify([
    locale,
    // Without facts, words and price, the text has only fillers. Then they make the key.
    (understood.length > 0 || price || priceOrder ? understood : all).toSorted(),
    price && [price.min, price.max],
    priceOrder?.isCheapFirst ?? null,
  ]);
}
