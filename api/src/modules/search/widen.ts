import { FILTER_KEYS } from 'shared-contracts/domain/filter-keys';
import { byFilter, FILTERS } from 'shared-contracts/domain/filters';
import type { Lexicon, Meaning, Term } from './meaning.ts';
import { isOfBoxes, keyOf } from './understand.ts';

/** How much a shopper loses when the search gives up a fact. Facts that are not listed are dear. */
const WEIGHTS: Readonly<Record<string, number>> = {
  volume: 2,
  grams: 2,
  bottles: 2,
  offer: 2,
  sweetness: 3,
  ageing: 2,
  year: 3,
  food: 4,
  place: 5,
  kind: 20,
  ...byFilter(FILTER_KEYS, (key) => FILTERS[key].searchWeight),
};
/** An occasion: in "whisky para regalar" the whisky counts more than the gift box. */
const OCCASION = 4;
const DEAR = 10;
const PRICE = 1;
const WORD = 4;
const UNKNOWN_WORD = 0.1;
/** Highest number of wider searches that are looked at. */
const MAX_WIDER = 64;

/** A wider meaning and what it gives up. */
export interface Wider {
  meaning: Meaning;
  unmet: Term[];
  ignored: string[];
  isPriceUnmet: boolean;
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
  const always = meaning.words.filter((word) => unknown.has(word));
  const parts: { weight: number; term?: Term; word?: string }[] = [
    ...(meaning.price ? [{ weight: PRICE }] : []),
    ...meaning.terms.map((term) => ({ weight: weightOf(term, lexicon), term })),
    ...known.map((word) => ({ weight: WORD, word })),
  ].slice(0, 8);
  const wider: (Wider & { weight: number })[] = [];
  for (let choice = 0; choice < 2 ** parts.length; choice += 1) {
    const given = parts.filter((_, index) => choice & (1 << index));
    const unmet = given.flatMap(({ term }) => term ?? []);
    const ignored = given.flatMap(({ word }) => word ?? []);
    const terms = meaning.terms.filter((term) => !unmet.includes(term));
    const words = known.filter((word) => !ignored.includes(word));
    const isPriceUnmet = given.some(({ term, word }) => !term && !word);
    // A number alone says nothing.
    const telling = terms.length + words.filter((word) => /[a-z]{2}/.test(word)).length;
    if (telling === 0 && !(meaning.price && !isPriceUnmet && meaning.words.length === 0)) continue;
    wider.push({
      meaning: { ...meaning, terms, words, price: isPriceUnmet ? null : meaning.price },
      unmet,
      ignored: [...always, ...ignored],
      isPriceUnmet,
      weight: given.reduce((sum, { weight }) => sum + weight, always.length * UNKNOWN_WORD),
    });
  }
  return wider.toSorted((a, b) => a.weight - b.weight).slice(0, MAX_WIDER);
}
