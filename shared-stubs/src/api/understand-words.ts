/** Reads search texts for the stub: a small part of what the real search understands, so that each sentence shows. */
import type { FilterGroup, ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { SearchTerm } from 'shared-contracts/api/search.schema';
import type { Locale } from 'shared-contracts/locale';
import { filterMembers, rowsAt } from './recorded.ts';
import { plain } from './select-products.ts';

/** A fact of a text, and whether a product has it. */
interface Fact {
  term: SearchTerm;
  has: (card: ProductCard) => boolean;
}

const KINDS = [
  { list: '/wines', type: 'Wine', value: 'wine', words: ['vino', 'vinos', 'wine', 'wines'] },
  { list: '/boxes', type: 'Box', value: 'box', words: ['caja', 'cajas', 'box', 'boxes'] },
  { list: '/gourmets', type: 'GourmetProduct', value: 'gourmet', words: ['gourmet'] },
  { list: '/alcohols', type: 'Alcohol', value: 'alcohol', words: ['licor', 'licores', 'spirits'] },
];
const FILLERS = new Set(['un', 'buen', 'de', 'para', 'con', 'good', 'for', 'with']);
/** Misspelt words that the stub corrects. */
const CORRECTIONS: Readonly<Record<string, string>> = { nuar: 'noir', malvec: 'malbec', merlo: 'merlot' };
const BELOW = /\b(?:hasta|menos de|under|up to)\s+\$?(\d{1,3}(?:\.\d{3})+|\d+)/;

const factOf = (word: string, locale: Locale): Fact | null => {
  const base = { text: word, is_met: true };
  const kind = KINDS.find(({ words }) => words.includes(word));
  if (kind)
    return {
      term: { ...base, key: 'kind', values: [kind.value], label: null },
      has: ({ product_type }) => product_type === kind.type,
    };
  if (/^20\d\d$/.test(word))
    return {
      term: { ...base, key: 'year', values: [word], label: null },
      has: ({ year }) => String(year) === word,
    };
  for (const { list, type } of KINDS)
    for (const { key, options } of rowsAt<FilterGroup>(`${list}/filters`, locale))
      for (const { value, label } of options)
        if (plain(label) === word) {
          const ids = new Set(filterMembers[list]?.[`${key}=${value}`]);
          return {
            term: { ...base, key, values: [value], label },
            has: ({ id, product_type }) => product_type === type && ids.has(id),
          };
        }
  return null;
};

const priceOf = (text: string): Fact | null => {
  const [said, digits = ''] = BELOW.exec(text) ?? [];
  const most = Number(digits.replaceAll('.', ''));
  return said === undefined
    ? null
    : {
        term: { text: said, key: 'price', values: ['', String(most)], label: null, is_met: true },
        has: ({ price }) => price <= most,
      };
};

/** Facts that are given up one after the other when no product has all. */
const GIVEN_UP = ['price', 'year', 'pais'];

/** The products of a text, and how it was understood. */
export const findByFacts = (q: string, cards: readonly ProductCard[], locale: Locale) => {
  const asked = plain(q);
  const price = priceOf(asked);
  const words = asked
    .replace(BELOW, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !FILLERS.has(word));
  const meant = words.map((word) => CORRECTIONS[word] ?? word);
  const facts = meant.flatMap((word) => factOf(word, locale) ?? []);
  if (price) facts.push(price);
  const free = meant.filter((word) => !facts.some(({ term }) => term.text === word));
  const isIn = (word: string) => (card: ProductCard) =>
    plain(`${card.name} ${card.detail} ${card.brand.name}`).includes(word);
  const ignored = free.filter((word) => !cards.some(isIn(word)));
  const known = free.filter((word) => !ignored.includes(word)).map(isIn);
  let kept = facts;
  const findAll = () =>
    kept.length + known.length === 0
      ? []
      : cards.filter((card) => kept.every(({ has }) => has(card)) && known.every((has) => has(card)));
  let products = findAll();
  for (const key of GIVEN_UP) {
    if (products.length > 0) break;
    kept = kept.filter(({ term }) => term.key !== key);
    products = findAll();
  }
  return {
    products,
    terms: facts.map((fact) => ({ ...fact.term, is_met: kept.includes(fact) })),
    ignored: products.length > 0 ? ignored : [],
    corrected: products.length > 0 && meant.join() !== words.join() ? meant.join(' ') : null,
  };
};
