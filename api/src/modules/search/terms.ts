import type { SearchAnswer, SearchTerm } from 'shared-contracts/api/search.schema';
import type { Locale } from 'shared-contracts/locale';
import { FOODS } from '../products/foods.ts';
import { fold } from './fold.ts';
import type { Lexicon, Term } from './meaning.ts';
import type { Found } from './search.repository.ts';
import { keyOf } from './understand.ts';
import type { Wider } from './widen.ts';

/** Words for a fact. Null: it has none, such as a year. */
export const labelOfFact = (
  fact: string,
  { lexicon, locale }: { lexicon: Lexicon; locale: Locale },
): string | null =>
  lexicon.labelOf(fact, locale) ?? FOODS.find(({ id }) => `food:${id}` === fact)?.label[locale] ?? null;

/**
 * How a text was understood, in words for the shopper. `unmet`: conditions that no product met, and that the search left
 * out. `ignored`: words without a meaning.
 */
export function describeTerms(
  { lexicon, locale }: { lexicon: Lexicon; locale: Locale },
  { meaning, unmet, ignored, unmetPrice, found }: Wider & { found: Found },
  { corrected, typed }: { corrected: string | null; typed: string },
): Pick<SearchAnswer, 'terms' | 'ignored' | 'corrected'> {
  const spell = spellingOf(found, typed);
  const toTerm = (term: Term, is_met: boolean): SearchTerm => {
    // The facts are alternatives. The first one gives the key.
    const [first = ''] = term.facts;
    const labels = term.facts.map((fact) => labelOfFact(fact, { lexicon, locale }));
    const isLabelled = labels.every((label) => label !== null);
    return {
      text: spell(term.words.join(' ')),
      key: keyOf(first),
      // A fact is `key:value`.
      values: term.facts.map((fact) => fact.slice(keyOf(fact).length + 1)),
      label: isLabelled ? labels.join(' · ') : null,
      is_met,
    };
  };
  const { priceOrder } = meaning;
  const price = unmetPrice ?? meaning.price;
  return {
    corrected: corrected && spell(corrected),
    ignored: ignored.map(spell),
    terms: [
      ...meaning.terms.map((term) => toTerm(term, true)),
      ...unmet.map((term) => toTerm(term, false)),
      // A price limit of the page has no text. It is told when no product meets it.
      ...(price && (price.text || unmetPrice)
        ? [
            toPriceTerm(
              spell(price.text),
              [price.min, price.max].map((clp) => clp?.toString() ?? ''),
              unmetPrice === null,
            ),
          ]
        : []),
      ...(priceOrder
        ? [toPriceTerm(spell(priceOrder.text), [priceOrder.isCheapFirst ? 'low' : 'high'], true)]
        : []),
    ],
  };
}

/** @param values lowest and highest CLP, or `low` or `high` for an order by price */
const toPriceTerm = (text: string, values: string[], is_met: boolean): SearchTerm => ({
  text,
  key: 'price',
  values,
  label: null,
  is_met,
});

/** Writes folded words with accents and ñ: as the found products write them, else as the shopper typed them. */
function spellingOf({ cards, content }: Found, typed: string): (text: string) => string {
  const spelt = new Map<string, string>();
  const texts = [
    ...cards.flatMap(({ name, brand, detail }) => [name, brand.name, detail]),
    ...content.map(({ name }) => name),
    typed,
  ];
  for (const word of texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u)))
    if (!spelt.has(fold(word))) spelt.set(fold(word), word.toLowerCase());
  return (text) => text.replaceAll(/[a-z0-9]+/g, (word) => spelt.get(word) ?? word);
}
