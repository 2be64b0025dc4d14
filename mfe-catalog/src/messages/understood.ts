/** Texts about how a search text was understood, in both languages. Only the results page loads them. */
import type { SearchTerm } from 'shared-contracts/api/search.schema';
import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';

/** Keys of facts that follow the thing that they tell about: "of 2019", "for beef". */
const FOLLOWING = [
  'not',
  'offer',
  'region_francia',
  'place',
  'pais',
  'year',
  'volume',
  'grams',
  'bottles',
  'food',
  'price',
];
/** Labels that tell what a thing is for follow it too: "French cheeses to give". */
const PURPOSE = /^(?:to|for|para) /i;
/** Keys whose labels are common nouns or adjectives. */
const COMMON = new Set(['tipo', 'tipo_queso', 'tipo_gourmet', 'food', 'sweetness', 'ageing']);

/** English adjectives that keep their capital within a sentence. */
const PROPER =
  /^(?:Chilean|Dutch|English|French|German|Greek|Iberian|Irish|Italian|Portuguese|Spanish|Swiss) /;

const clp = (value = ''): string => formatClp(Number(value));
const quoted = (words: readonly string[]): string[] => words.map((word) => `“${word}”`);

interface Phrases {
  kinds: Record<string, string>;
  /** Order of the keys before those that follow. Others come after `*`. */
  order: readonly string[];
  between: (min: string, max: string) => string;
  atMost: (max: string) => string;
  atLeast: (min: string) => string;
  from: (place: string) => string;
  /** Contents of a bottle, pack or box. */
  holding: (amount: string) => string;
  ofYear: (year: string) => string;
  forFood: (food: string) => string;
  offer: string;
  bottles: string;
  or: string;
}

const PHRASES: Record<Locale, Phrases> = {
  es: {
    kinds: { wine: 'vino', box: 'cajas', gourmet: 'productos gourmet', alcohol: 'licores' },
    order: ['kind', 'tipo_gourmet', 'tipo_queso', 'tipo', 'variedad', 'marca', '*'],
    between: (min, max) => `entre ${min} y ${max}`,
    atMost: (max) => `hasta ${max}`,
    atLeast: (min) => `desde ${min}`,
    from: (place) => `de ${place}`,
    holding: (amount) => `de ${amount}`,
    ofYear: (year) => `de ${year}`,
    forFood: (food) => `para ${food}`,
    offer: 'en oferta',
    bottles: 'botellas',
    or: ' o ',
  },
  en: {
    kinds: { wine: 'wine', box: 'boxes', gourmet: 'gourmet products', alcohol: 'spirits' },
    order: ['marca', 'sweetness', 'ageing', 'tipo', 'variedad', '*', 'tipo_queso', 'tipo_gourmet', 'kind'],
    between: (min, max) => `from ${min} to ${max}`,
    atMost: (max) => `up to ${max}`,
    atLeast: (min) => `from ${min}`,
    from: (place) => `from ${place}`,
    holding: (amount) => `of ${amount}`,
    ofYear: (year) => `from ${year}`,
    forFood: (food) => `for ${food}`,
    offer: 'on offer',
    bottles: 'bottles',
    or: ' or ',
  },
};

const nameOf = ({ key, label, text, values }: SearchTerm, { kinds, or }: Phrases): string => {
  if (key === 'kind') return values.map((value) => kinds[value] ?? text).join(or);
  const inSentence = (name: string) => (COMMON.has(key) && !PROPER.test(name) ? name.toLowerCase() : name);
  return (label ?? text).split(' · ').map(inSentence).join(or);
};

/** A fact within a sentence: "tinto", "de 2019", "hasta $9.000". */
const partOf = (term: SearchTerm, words: Phrases): string => {
  const { key, values } = term;
  const [first = '', second = ''] = values;
  const amounts = values.join(words.or);
  switch (key) {
    case 'not':
      return `“${term.text}”`;
    case 'offer':
      return words.offer;
    case 'region_francia':
    case 'place':
    case 'pais':
      return words.from(nameOf(term, words));
    case 'year':
      return words.ofYear(amounts);
    case 'volume':
      return words.holding(`${amounts} ml`);
    case 'grams':
      return words.holding(`${amounts} g`);
    case 'bottles':
      return words.holding(`${amounts} ${words.bottles}`);
    case 'food':
      return words.forFood(nameOf(term, words));
    case 'price':
      if (first && second) return words.between(clp(first), clp(second));
      return second ? words.atMost(clp(second)) : words.atLeast(clp(first));
    default:
      return nameOf(term, words);
  }
};

const placeOf = ({ key, label }: SearchTerm, { order }: Phrases): number => {
  const later = FOLLOWING.indexOf(PURPOSE.test(label ?? '') ? 'food' : key);
  if (later >= 0) return order.length + later;
  const place = order.indexOf(key);
  return place >= 0 ? place : order.indexOf('*');
};

/** Facts as one phrase: "vino tinto de Francia hasta $9.000". */
const phraseOf = (terms: readonly SearchTerm[], words: Phrases): string =>
  terms
    .toSorted((one, other) => placeOf(one, words) - placeOf(other, words))
    .map((term) => partOf(term, words))
    .join(' ');

/** A price order as a term, e.g. "barato". It is no fact of a product. */
export const isPriceOrder = ({ key, values }: SearchTerm): boolean =>
  key === 'price' && /^(low|high)$/.test(values[0] ?? '');
/** Whether a phrase can begin with it. */
export const isHead = ({ key, label }: SearchTerm): boolean =>
  !FOLLOWING.includes(key) && !PURPOSE.test(label ?? '');

const es = {
  understood: 'Lo que entendimos',
  refine: 'Precio y orden',
  products: 'Productos',
  content: 'Artículos y eventos',
  nearest: 'Parecidos que sí tenemos',
  similar: 'También podrían gustarte',
  moreFilters: (kind: string, facts: readonly string[]): string =>
    [`Más filtros en ${kind}`, facts.join(' · ')].filter(Boolean).join(': '),
  bottles: (amounts: string): string => `${amounts} ${PHRASES.es.bottles}`,
  noneOf: (all: readonly SearchTerm[], met: readonly SearchTerm[]): string => {
    const rest = phraseOf(met, PHRASES.es);
    const heads = met.filter(isHead);
    const isGrape = heads.length > 0 && heads.every(({ key }) => key === 'variedad');
    const have = isGrape
      ? `estos son los ${rest} que tenemos`
      : `esto es lo que tenemos ${heads.length > 0 ? 'de ' : ''}${rest}`;
    return `No hay ${phraseOf(all, PHRASES.es)}; ${have}.`;
  },
  without: (words: readonly string[]): string => `No consideramos ${quoted(words).join(' ni ')}.`,
  contentOnly: (q: string): string => `No hay productos para “${q}”; esto es lo que hemos escrito.`,
};

export type UnderstoodWords = typeof es;

const en: UnderstoodWords = {
  understood: 'What we understood',
  refine: 'Price and order',
  products: 'Products',
  content: 'Articles and events',
  nearest: 'Similar ones that we have',
  similar: 'You may also like',
  moreFilters: (kind, facts) => [`More filters in ${kind}`, facts.join(' · ')].filter(Boolean).join(': '),
  bottles: (amounts) => `${amounts} ${PHRASES.en.bottles}`,
  noneOf: (all, met) => {
    const link = met.some(isHead) ? 'here is what we have in' : 'here is what we have';
    return `We have no ${phraseOf(all, PHRASES.en)}; ${link} ${phraseOf(met, PHRASES.en)}.`;
  },
  without: (words) => `We did not consider ${quoted(words).join(' or ')}.`,
  contentOnly: (q) => `There are no products for “${q}”; this is what we have written.`,
};

export const understoodWords: Record<Locale, UnderstoodWords> = { es, en };
