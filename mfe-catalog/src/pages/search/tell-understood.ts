/** How a search text was understood: what the search gave up, and each fact as a chip. */

import type { SearchTerm } from 'shared-contracts/api/search.schema';
import { isFilterKey } from 'shared-contracts/domain/filter-keys';
import { formatClp } from 'shared-contracts/domain/money';
import type { TypeCode } from 'shared-contracts/domain/product-type';
import { limitsOf, type PriceRange, parsePriceRange } from '../../features/filter-price/index.ts';
import type { Chip } from '../../lib/chip-list.tsx';
import { foldWords } from '../../lib/fold-words.ts';
import { LISTED_KINDS } from '../../lib/listed-kinds.ts';
import type { Messages } from '../../messages/es.ts';
import type { SearchWords } from '../../messages/search.ts';
import { isHead, isPriceOrder, type UnderstoodWords } from '../../messages/understood.ts';
import type { Results } from './answer.ts';
import { hrefOfWanted, type Wanted } from './wanted.ts';

export interface Texts {
  listing: Messages['listing'];
  search: SearchWords;
  understood: UnderstoodWords;
}

const CODE_OF_KIND: Readonly<Record<string, TypeCode>> = { wine: 'w', box: 'b', gourmet: 'g', alcohol: 'a' };
/** Words at an end of a text that say nothing without their neighbour. */
const LOOSE_END =
  /(?:(?:^|\s+)(?:de|del|y|o|con|para|en|hasta|que|of|and|or|with|for|from|in|that|does|do|is))+$|^(?:(?:de|del|y|o|con|para|que|of|and|or|with|for|from|in|that)\s+)+/gi;

/** The text without the words of a term: where they stand together, else each of them. */
export const withoutWords = (text: string, said: string): string => {
  const gone = foldWords(said);
  // The API reads "doesn't" as "does not".
  const tokens = text.replaceAll(/n['’]t\b/gi, ' not').split(/\s+/);
  const isSaid = (from: number, to: number): boolean =>
    foldWords(tokens.slice(from, to + 1).join(' ')).join('') === gone.join('');
  const [run] = tokens.flatMap((_from, from) => {
    const to = tokens.findIndex((_to, end) => isSaid(from, end));
    return to < 0 ? [] : [{ from, to }];
  });
  const isGone = (token: string): boolean => {
    const words = foldWords(token);
    return words.length > 0 && words.every((word) => gone.includes(word));
  };
  const kept = tokens.filter((token, at) => (run ? at < run.from || at > run.to : !isGone(token)));
  return kept.join(' ').replace(LOOSE_END, '').trim();
};

/** Whether the text has words that are neither facts, nor ignored, nor short fillers. */
const hasOtherWords = (text: string, { terms, ignored }: Results): boolean => {
  const known = new Set(foldWords([...terms.map((term) => term.text), ...ignored].join(' ')));
  const joined = new Set(terms.map((term) => foldWords(term.text).join('')));
  return foldWords(text).some(
    (word) => !(known.has(word) || joined.has(word)) && word.length > 3 && !/^(para|with|from)$/.test(word),
  );
};

/** Sentences about what the search gave up or corrected. Empty: it found the text as it is. */
export const sentencesOf = ({ q }: Wanted, results: Results, { search, understood }: Texts): string[] => {
  const { corrected, ignored, products, content } = results;
  const facts = results.terms.filter((term) => !isPriceOrder(term));
  const met = facts.filter(({ is_met }) => is_met);
  const unmet = facts.filter(({ is_met }) => !is_met);
  const told = corrected ? [search.corrected(q, corrected)] : [];
  if (products.length === 0) return content.length > 0 ? [...told, understood.contentOnly(q)] : [];
  // Neither "de 2019" nor "vino licores" is a phrase.
  const isPhrase = facts.some(isHead) && facts.filter(({ key }) => key === 'kind').length < 2;
  const isWhole = isPhrase && unmet.length > 0 && met.length > 0 && !hasOtherWords(corrected ?? q, results);
  if (isWhole) told.push(understood.noneOf(facts, met));
  const dropped = [...(isWhole ? [] : unmet.map(({ text }) => text)), ...ignored].filter(Boolean);
  if (dropped.length > 0) told.push(understood.without(dropped));
  return told;
};

const labelOf = (term: SearchTerm, { listing, search, understood }: Texts): string => {
  const { key, label, text, values } = term;
  const [first = '', second = ''] = values;
  if (label !== null) return label;
  if (key === 'kind') return values.map((value) => search.kinds[CODE_OF_KIND[value] ?? 'w']).join(' · ');
  if (key === 'bottles') return understood.bottles(values.join(' · '));
  if (key !== 'price') return text;
  if (first === 'low') return listing.sorts.price;
  if (first === 'high') return listing.sorts['-price'];
  return [
    first && listing.priceAtLeast(formatClp(Number(first))),
    second && listing.priceAtMost(formatClp(Number(second))),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Facts that the results have and price limits of the page. Each chip leads to the search without it. */
export const chipsOf = (wanted: Wanted, { terms, corrected }: Results, texts: Texts): Chip[] => {
  const facts = terms
    .filter(({ is_met, text }) => is_met && text !== '')
    .map((term) => ({ label: labelOf(term, texts), q: withoutWords(corrected ?? wanted.q, term.text) }))
    .filter(({ q }) => q !== '')
    .map(({ label, q }) => ({ label, href: hrefOfWanted({ ...wanted, q, page: 1 }) }));
  const prices = limitsOf(wanted.price, texts.listing).map(({ label, without: price }) => ({
    label,
    href: hrefOfWanted({ ...wanted, price, page: 1 }),
  }));
  return [...facts, ...prices];
};

/** Type of all results, or null: the one that the page or the text asks for, or the only one with products. */
export const kindOf = ({ kind }: Wanted, { terms, counts }: Results): TypeCode | null => {
  if (kind) return kind;
  const said = terms.filter(({ key, is_met }) => key === 'kind' && is_met).flatMap(({ values }) => values);
  if (said.length === 1) return CODE_OF_KIND[said[0] ?? ''] ?? null;
  const [only, ...others] = Object.keys(counts ?? {}).filter((code) => counts?.[code]);
  return others.length === 0 ? ((only as TypeCode | undefined) ?? null) : null;
};

/** Price limits of the results: those of the page, or else of the text. */
const priceOfResults = ({ price }: Wanted, { terms }: Results): PriceRange => {
  if (price.min !== null || price.max !== null) return price;
  const said = terms.find((term) => term.key === 'price' && term.is_met && !isPriceOrder(term));
  const [min = '', max = ''] = said?.values ?? [];
  return parsePriceRange({ precio_min: [min], precio_max: [max] });
};

/** Link to the listing of the results' type, with the filters that the text tells. Null: there is none. */
export const listingLinkOf = (wanted: Wanted, results: Results, texts: Texts) => {
  const kind = kindOf(wanted, results);
  if (kind === null || kind === 'blog' || kind === 'event' || results.productCount === 0) return null;
  const path = LISTED_KINDS[kind].href;
  const filters = results.terms.filter(({ key, is_met }) => is_met && isFilterKey(key));
  const query = new URLSearchParams(
    filters.flatMap(({ key, values }) => values.map((value) => [key, value])),
  );
  const { min, max } = priceOfResults(wanted, results);
  if (min !== null) query.set('precio_min', String(min));
  if (max !== null) query.set('precio_max', String(max));
  return {
    text: texts.understood.moreFilters(
      texts.search.kinds[kind],
      filters.map((term) => labelOf(term, texts)),
    ),
    href: query.size > 0 ? `${path}?${query}` : path,
  };
};
