import { FILTER_KEYS } from 'shared-contracts/domain/filter-keys';
import { byFilter, DEAR, FILTERS } from 'shared-contracts/domain/filters';
import type { Lexicon, Meaning, Term } from './meaning.ts';
import type { PriceRange } from './numbers.ts';
import { isOfBoxes, keyOf } from './understand.ts';

/** How much a shopper loses when the search gives up a fact. `DEAR` for facts that are not listed. */
const WEIGHTS: Readonly<Record<string, number>> = {
  volume: 2,
  grams: 2,
  bottles: 2,
  offer: 2,
  sweetness: 3,
  ageing: 2,
  year: 3,
  food: 4,
  not: 4,
  place: 5,
  kind: 20,
  ...byFilter(FILTER_KEYS, (key) => FILTERS[key].searchWeight),
};
/** An occasion: in "whisky para regalar" the whisky counts more than the gift box. */
const OCCASION = 4;
const PRICE = 1;
const WORD = 4;
const UNKNOWN_WORD = 0.1;
/** Parts of a text that may be given up. All their combinations are compared. */
const MAX_PARTS = 8;
/** Highest number of wider searches that are tried. */
const MAX_WIDER = 64;

/** A wider meaning and what it gives up. */
export interface Wider {
  meaning: Meaning;
  /** Terms that it gives up. */
  unmet: Term[];
  /** Words that it gives up. */
  ignored: string[];
  /** Price that it gives up. */
  unmetPrice: PriceRange | null;
}

/** Of several facts, such as a type or a sweetness for "dulce", the one whose loss costs most counts. */
const weightOf = (term: Term, lexicon: Lexicon): number =>
  Math.max(
    ...term.facts.map((fact) =>
      keyOf(fact) === 'tipo' && isOfBoxes(term, lexicon) ? OCCASION : (WEIGHTS[keyOf(fact)] ?? DEAR),
    ),
  );

/** Wider meanings, those that give up least first. Each keeps at least one fact or known word. */
export function widerMeanings(meaning: Meaning, unknown: ReadonlySet<string>, lexicon: Lexicon): Wider[] {
  const known = meaning.words.filter((word) => !unknown.has(word));
  const unknownWords = meaning.words.filter((word) => unknown.has(word));
  /** A part without term and word is the price. */
  const parts: { weight: number; term?: Term; word?: string }[] = [
    ...(meaning.price ? [{ weight: PRICE }] : []),
    ...meaning.terms.map((term) => ({ weight: weightOf(term, lexicon), term })),
    ...known.map((word) => ({ weight: WORD, word })),
  ].slice(0, MAX_PARTS);
  const wider: (Wider & { weight: number })[] = [];
  // Each number stands for one combination: the parts whose bit is set are given up.
  for (let combination = 0; combination < 2 ** parts.length; combination += 1) {
    const givenUp = parts.filter((_, index) => combination & (1 << index));
    const unmet = givenUp.flatMap(({ term }) => term ?? []);
    const ignored = givenUp.flatMap(({ word }) => word ?? []);
    const terms = meaning.terms.filter((term) => !unmet.includes(term));
    const words = known.filter((word) => !ignored.includes(word));
    const isPriceUnmet = givenUp.some(({ term, word }) => !term && !word);
    const [price, unmetPrice] = isPriceUnmet ? [null, meaning.price] : [meaning.price, null];
    // A number alone is no word to search for.
    const telling = terms.length + words.filter((word) => /[a-z]{2}/.test(word)).length;
    if (telling === 0 && !(price && known.length === 0)) continue;
    wider.push({
      meaning: { ...meaning, terms, words, price },
      unmet,
      ignored: [...unknownWords, ...ignored],
      unmetPrice,
      weight: givenUp.reduce((sum, { weight }) => sum + weight, unknownWords.length * UNKNOWN_WORD),
    });
  }
  return wider.toSorted((a, b) => a.weight - b.weight).slice(0, MAX_WIDER);
}
