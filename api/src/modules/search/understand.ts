import { FILTER_KEYS } from 'shared-contracts/domain/filter-keys';
import { FILTERS } from 'shared-contracts/domain/filters';
import type { Locale } from 'shared-contracts/locale';
import { fold, wordsOf } from './fold.ts';
import type { Lexicon, Meaning, Term } from './meaning.ts';
import { readAmounts } from './numbers.ts';

/** A term before the other words of the text were looked at. */
interface SaidTerm extends Term {
  /** Follows "o": any of this and the term before. */
  isEither: boolean;
}

/** Highest number of words that are read. */
const MAX_WORDS = 12;
/** After these words a food is what the wine is for: "vino para queso". */
const FOOD_CUES = new Set('para con acompanar maridar maridaje for with pair pairing pairs'.split(' '));
/** Between two grapes: either of them. */
const OR_WORDS = new Set(['o', 'u', 'or']);
/** The phrase after these is denied: "sin alcohol". At the end of a text they are words like others. */
const NEGATIONS = new Set(
  (
    'sin no ni poco poca pocos pocas nada ningun ninguna nunca tampoco excepto salvo bajo baja ' +
    'without not never nor neither non nothing except low'
  ).split(' '),
);
/** These deny an amount, "bajo en alcohol", but neither "Maipo bajo carmenere" nor "low budget". */
const LOW_WORDS = new Set('bajo baja low'.split(' '));
/** After a denied wine, what is wanted instead: "no quiero vino, quiero cerveza". */
const WISHES = new Set('quiero busco sino want but'.split(' '));
/** Between a negation and what it denies: "no tan caro", "que no sea ni tinto ni blanco". */
const BEFORE_DENIED = new Set(
  (
    'tan muy demasiado mucho mucha muchos muchas tanto tanta tantos tantas ni nada ano ' +
    'sean ser es son este esten esta estan tenga tengan tiene lleve lleven venga vengan salga salgan ' +
    'cueste cuesten cuesta cuestan valga valgan contenga contengan incluya traiga ' +
    'quiero gusta gustan tomo bebo ' +
    'too so very much many like either have has contain contains drink added'
  ).split(' '),
);
/** A denied order by price is the other one. */
const OTHER_ORDER: Readonly<Record<string, string>> = {
  'price:low': 'price:high',
  'price:high': 'price:low',
};
/** A product has one value of these. Two values in a text mean either. */
const SINGLE_KEYS: ReadonlySet<string> = new Set([
  'year',
  'volume',
  'grams',
  'bottles',
  ...FILTER_KEYS.filter((key) => FILTERS[key].isSingle),
]);

export const keyOf = (fact: string): string => fact.slice(0, fact.indexOf(':'));
const isOf = (key: string) => (fact: string) => keyOf(fact) === key;
/**
 * Whether a fact stands for a denied phrase: a fact that products must not have (`not:tipo:tinto`), or only words
 * (`not:alcohol`). No product has the latter, but a product may have its words: "Sin Nombre".
 */
export const isDenial = isOf('not');
/** Facts that a term excludes: "no tinto". */
export const excludedBy = ({ facts }: Pick<Term, 'facts'>): string[] =>
  facts.flatMap((fact) => /^not:(.+:.+)/.exec(fact)?.[1] ?? []);
/** Whether two denials exclude facts of the same keys. */
const excludeAlike = (one: string[], other: string[]): boolean => {
  const [keys, otherKeys] = [excludedBy({ facts: one }).map(keyOf), excludedBy({ facts: other }).map(keyOf)];
  return otherKeys.length > 0 && otherKeys.every((key) => keys.includes(key));
};
const isNoKind = (fact: string): boolean => keyOf(fact) !== 'kind';
const isEdible = (fact: string): boolean => ['tipo_gourmet', 'tipo_queso'].includes(keyOf(fact));

/** Reads a search text with the words of the catalogue. */
export function understand(text: string, locale: Locale, lexicon: Lexicon): Meaning {
  const { price, facts, rest } = readAmounts(fold(text).replaceAll(/n['’]t\b/g, ' not'));
  const meaning: Meaning = {
    terms: [],
    words: [],
    price,
    priceOrder: null,
    all: wordsOf(text).slice(0, MAX_WORDS),
  };
  const saidTerms: SaidTerm[] = facts.map(({ text: amount, fact }) => ({
    words: wordsOf(amount),
    facts: [fact],
    isEither: false,
  }));
  const words = wordsOf(rest)
    .slice(0, MAX_WORDS)
    .flatMap((word) =>
      lexicon.factsOf([word], locale) ? [word] : (lexicon.splitOf(word, locale) ?? [word]),
    );
  let isForFood = false;
  let isEither = false;
  for (let at = 0; at < words.length; ) {
    const { count, phraseFacts } = longestPhrase(words.slice(at), locale, lexicon);
    const phrase = words.slice(at, at + count);
    at += count;
    // "Un poco dulce" denies nothing.
    const isALittle = /^un(?:a|os|as)? poc[oa]s?$/.test(words.slice(at - 2, at).join(' '));
    const isNegation = NEGATIONS.has(phrase.join(' ')) && !isALittle && at < words.length;
    const denied = isNegation ? firstTelling(words.slice(at), locale, lexicon) : null;
    const isLowFact =
      phrase.some((word) => LOW_WORDS.has(word)) &&
      denied?.phraseFacts?.some(isNoKind) &&
      !denied.phraseFacts.some(isOf('sweetness'));
    if (denied && !isLowFact) {
      at += denied.words.length;
      if (denied.isReplaced) continue;
      saidTerms.push({
        words: [...phrase, ...denied.words],
        facts: denialOf(denied),
        isEither: false,
      });
      if (denied.isOfWines) saidTerms.push({ words: [], facts: ['kind:wine'], isEither: false });
      continue;
    }
    const last = saidTerms.at(-1);
    if (last && OR_WORDS.has(phrase.join(' '))) {
      // "No malbec o syrah" denies both.
      const other = firstTelling(words.slice(at), locale, lexicon);
      const facts = denialOf(other);
      if (excludeAlike(last.facts, facts)) {
        at += other.words.length;
        last.words = [...last.words, ...phrase, ...other.words];
        last.facts = [...last.facts, ...facts];
        continue;
      }
    }
    if (!phraseFacts) {
      // "750" alone may be a format that the shop sells, in ml or grams.
      const [format = ''] = phrase;
      const formats = ['volume', 'grams']
        .map((key) => `${key}:${format}`)
        .filter((fact) => lexicon.productsWith(fact) > 0);
      if (formats.length > 0) saidTerms.push({ words: phrase, facts: formats, isEither: false });
      else meaning.words.push(...phrase);
      continue;
    }
    if (phraseFacts.length === 0) {
      isForFood ||= phrase.some((word) => FOOD_CUES.has(word));
      isEither ||= phrase.some((word) => OR_WORDS.has(word));
      continue;
    }
    const isForWine = isForFood || saidTerms.some(({ facts: known }) => known.includes('kind:wine'));
    saidTerms.push({ words: phrase, facts: chooseSense(phraseFacts, isForWine), isEither });
    isEither = false;
  }
  const said = chooseByKind(saidTerms, lexicon);
  const isNatural = said.some(isNaturalWine) && !said.some((term) => term.isEither);
  for (const term of said) {
    const others = term.facts.filter((fact) => !isOf('price')(fact));
    // Natural is a type of its own. Only the texts of such a wine tell whether it is red.
    if (isNatural && isTypeOfWine(term, lexicon) && !isNaturalWine(term)) meaning.words.push(...term.words);
    else if (others.length > 0) addTerm(meaning.terms, { ...term, facts: others }, lexicon);
    else meaning.priceOrder = { text: term.words.join(' '), isCheapFirst: term.facts.includes('price:low') };
  }
  meaning.terms = withoutWiderKind(meaning.terms, lexicon);
  return meaning;
}

/** The longest phrase of the trade at the beginning of `words`, else one word. */
function longestPhrase(words: readonly string[], locale: Locale, lexicon: Lexicon) {
  for (let count = Math.min(lexicon.longest, words.length); count > 0; count -= 1) {
    const phraseFacts = lexicon.factsOf(words.slice(0, count), locale);
    if (phraseFacts) return { count, phraseFacts };
  }
  return { count: 1, phraseFacts: undefined };
}

interface Telling {
  words: readonly string[];
  phraseFacts: readonly string[] | undefined;
  /** "Un vino caro": the words before the phrase tell the kind. */
  isOfWines: boolean;
  /** "Vino, quiero": the other words tell what is wanted instead. */
  isReplaced: boolean;
}

/** Words up to the end of the first phrase that tells what is denied: "muy dulce", "un vino tinto". */
function firstTelling(words: readonly string[], locale: Locale, lexicon: Lexicon): Telling {
  let isOfWines = false;
  for (let end = 0; ; ) {
    const { count, phraseFacts } = longestPhrase(words.slice(end), locale, lexicon);
    const isReplaced = isOfWines && WISHES.has(words[end] ?? '') && end + 1 < words.length;
    const isFiller =
      phraseFacts?.every((fact) => fact === 'kind:wine') || BEFORE_DENIED.has(words[end] ?? '');
    end += count;
    if (!isFiller || isReplaced || end >= words.length)
      return { words: words.slice(0, end), phraseFacts, isOfWines, isReplaced };
    isOfWines ||= phraseFacts?.includes('kind:wine') === true;
  }
}

/** Facts of a denied phrase. Words alone deny a kind: "vino sin alcohol" is about wines, none of which is a spirit. */
function denialOf({ words, phraseFacts = [] }: Telling): string[] {
  const [year] = /^(?:19|20)\d\d$/.exec(words.at(-1) ?? '') ?? [];
  const told = year ? [`year:${year}`] : chooseSense(phraseFacts, false);
  const facts = told.filter(isNoKind);
  return facts.length === 0
    ? [`not:${words.join('-')}`]
    : facts.map((fact) => OTHER_ORDER[fact] ?? `not:${fact}`);
}

/** "queso" is a cheese, but in "vino para queso" it is a food. */
function chooseSense(phraseFacts: readonly string[], isForWine: boolean): string[] {
  const foods = phraseFacts.filter(isOf('food'));
  if (foods.length === 0 || !phraseFacts.some(isEdible)) return [...phraseFacts];
  return isForWine ? foods : phraseFacts.filter((fact) => !isOf('food')(fact));
}

/** Whether products of a kind can have a fact. Facts without kinds, such as foods and places, are those of bottles. */
const fits = (fact: string, kind: string, lexicon: Lexicon): boolean =>
  lexicon.kindsOf(fact)?.has(kind) ?? kind !== 'box';

/**
 * A phrase may tell facts of several kinds. Those of the kinds that the other words name are meant: "asado" is a box in
 * "caja para asado" and a food in "vino para asado". Without such words it is a wine shop: "borgoña" is no cheese.
 */
function chooseByKind(terms: readonly SaidTerm[], lexicon: Lexicon): SaidTerm[] {
  return terms.map((term) => {
    const named = terms.flatMap((other) => {
      const kinds = other === term ? undefined : kindsOfTerm(other, lexicon);
      return kinds?.size === 1 ? [...kinds] : [];
    });
    const wanted = named.includes('box') ? ['box'] : named.length > 0 ? named : ['wine', 'box'];
    const facts = term.facts.filter((fact) => wanted.some((kind) => fits(fact, kind, lexicon)));
    return facts.length > 0 ? { ...term, facts } : term;
  });
}

const isNaturalWine = ({ facts }: Term): boolean => facts.includes('tipo:natural');
const isTypeOfWine = (term: Term, lexicon: Lexicon): boolean =>
  term.facts.every(isOf('tipo')) && kindsOfTerm(term, lexicon)?.has('wine') === true;

/** Adds a term. Joins it to one of the same kinds and the same single-valued key, and to the one before after "o". */
function addTerm(terms: Term[], { isEither, ...term }: SaidTerm, lexicon: Lexicon): void {
  const [first = ''] = term.facts;
  const hasKeyOfFirst = isOf(keyOf(first));
  const kinds = kindsOfTerm(term, lexicon);
  const same = terms.find((other) => {
    const others = kindsOfTerm(other, lexicon);
    return (
      [...other.facts, ...term.facts].every(hasKeyOfFirst) &&
      (SINGLE_KEYS.has(keyOf(first)) || isEither) &&
      (!kinds || !others || [...kinds].some((kind) => others.has(kind)))
    );
  });
  if (!same) terms.push(term);
  else {
    same.words.push(...term.words);
    same.facts = [...new Set([...same.facts, ...term.facts])];
  }
}

/** Kinds of the products that have the facts of a term. Undefined: any kind can have one of them. */
export const kindsOfTerm = ({ facts }: Term, lexicon: Lexicon): ReadonlySet<string> | undefined => {
  const kinds = facts.map((fact) => lexicon.kindsOf(fact));
  return kinds.includes(undefined) ? undefined : new Set(kinds.flatMap((one) => [...(one ?? [])]));
};

/**
 * Drops a kind that no product of another term has: in "vino para regalar" and "caja de vino tinto" the box is meant.
 * The facts of a box include those of its bottles.
 */
function withoutWiderKind(terms: Term[], lexicon: Lexicon): Term[] {
  const isKind = ({ facts }: Term) => facts.every(isOf('kind'));
  const boxes = terms.filter((term) => isKind(term) && term.facts.includes('kind:box'));
  return terms.filter((term) => {
    if (!isKind(term)) return true;
    if (boxes.length > 0) return boxes.includes(term);
    return terms.every((other) => {
      const kinds = isKind(other) ? undefined : kindsOfTerm(other, lexicon);
      return !kinds || term.facts.some((fact) => kinds.has(fact.slice('kind:'.length)));
    });
  });
}

/** Whether only boxes have the facts of a term: "caja", "para regalar". */
export const isOfBoxes = (term: Term, lexicon: Lexicon): boolean => {
  const kinds = kindsOfTerm(term, lexicon);
  return kinds?.size === 1 && kinds.has('box');
};

/** Whether the text is about boxes, whose contents' facts count too. */
export const isAboutBoxes = (terms: readonly Term[], lexicon: Lexicon): boolean =>
  terms.some((term) => isOfBoxes(term, lexicon));
