/**
 * Amounts in a search text (docs/product/search.md#amounts): prices in CLP, formats in ml and grams, bottles of a box
 * and years. Expects a folded text: lower case, without accents.
 */
export interface Amounts {
  price: PriceRange | null;
  /** Facts of formats, bottles and years, each with the words that told it. */
  facts: { text: string; fact: string }[];
  /** Text without the amounts. */
  rest: string;
}
export interface PriceRange {
  /** Words that told it. Empty: limits of the page. */
  text: string;
  /** CLP. Null: open. */
  min: number | null;
  max: number | null;
}

/** Pattern: any of these phrases, with any blanks between their words. */
const anyOf = (text: string): string => `(?:${text.replaceAll(' ', String.raw`\s+`)})`;

const THOUSANDS = '(?:lucas?|lukas?|mil|k|thousand)';
const PESOS = anyOf('pesos chilenos|pesos|clp');
/** "10.000", then "9,5" before "lucas", then "5000". */
const DIGITS = String.raw`(?:\d{1,3}(?:[.,]\d{3})+|\d+[.,]\d(?=\s?${THOUSANDS}\b)|\d+)`;
/** "lucas", "mil pesos", "pesos". */
const UNIT = String.raw`(?:${THOUSANDS}\b(?:\s+${PESOS}\b)?|${PESOS}\b)`;
/** Groups: digits with their "$", unit. Not a part of a longer number: "1.234.56" has no amount. */
const AMOUNT = String.raw`(?<!\d[.,]?)((?:\$\s?)?${DIGITS})(?:\s?(${UNIT}))?(?![\w.,]*\d)`;
/** A year as shoppers write it. */
const YEAR = String.raw`(?:19[5-9]|20[0-4])\d`;
/** 2000 is more often a price. */
const ONLY_YEAR = new RegExp(`^(?!2000)${YEAR}$`);
const IN_PESOS = new RegExp(`^${PESOS}$`);

/** Spanish "sale" (costs), known by the word before it. Elsewhere it is the English offer: "wine on sale". */
const SALE_COSTS = String.raw`(?<=\b(?:que|q|qe|ke|k|no|me|nos|se|te)\s+)sale`;
/** Before an amount: "que cueste 10 lucas". */
const VERBS = `(?:me|nos|se|quiero|gastar|pagar|cuest[ae]n?|val(?:e|ga)n?|${SALE_COSTS}|sal(?:en|gan?)|sean?|costs?|costing|spend|pay)`;
/** Before the verbs and the words of a limit: turns the limit round ("que no cueste más de"). */
const DENIAL = anyOf(
  'no|not|never|ni|nor|nunca|tampoco|ninguna?|sin|sin que|(?:no quiero )?nada(?: (?:de|que))?|nothing',
);

/** Before the first amount of a range. */
const FROM = anyOf('entre|de|desde|mas de|no menos de|sobre|between|from|over|more than');
/** Between the amounts of a range. */
const TO = anyOf('y|a|hasta|y menos de|y bajo|y no mas de|y hasta|and|to|and under|and less than');
/** "De 5 a 10 lucas". Groups: the denial, a first amount, a second one. */
const RANGE = new RegExp(
  String.raw`\b(?:(${DENIAL})\s+(?:${VERBS}\s+)*)?${FROM}\s+${AMOUNT}\s+${TO}\s+${AMOUNT}`,
);

/** Before a highest price. */
const BELOW = anyOf(
  'hasta|menos de|menos que|por menos de|menor a|inferior a|bajo|por debajo de|maximo|maximo de|tope|tope de|a lo mas|' +
    'under|below|less than|up to|max|maximum|maximum of|at most',
);
/** Before a lowest price. */
const ABOVE = anyOf(
  'desde|sobre|mas de|mas que|mayor a|superior a|a partir de|al menos|minimo|minimo de|por encima de|' +
    'pas(?:en?|ar|arse)|pas(?:en?|ar|arse) de|superen?|excedan?|sobrepasen?|' +
    'over|above|more than|min|minimum|minimum of|from|at least|exceed',
);
/** "Cueste más de los 10 mil". Groups: words of a highest price, the amount. */
const LIMIT = String.raw`(?:\b${VERBS}\s+)*(?:(\b${BELOW}|<)|\b${ABOVE}|>)\s*(?:l[oa]s\s+)?${AMOUNT}`;
/** Groups: the denial, those of a limit. */
const LIMITS = new RegExp(String.raw`(?:\b(${DENIAL})\s+)?${LIMIT}`, 'g');
/** Between two limits of one range: "más de 10 mil pero menos de 20 mil". */
const BETWEEN_LIMITS = /^[\s,]+(?:(?:y|pero|and|but)\s+)?(?:que\s+)?$/;

/** Between a denial and the limit that it denies. */
const BEFORE_FAR_LIMIT =
  '(?:quiero|quisiera|busco|puedo|tengo|want|to|una?|unos|a|any|vinos?|wines?|botellas?|bottles?)';
/** "No quiero un vino de más de 20 lucas". Groups: the denial, the wanted wine. */
const FAR_DENIAL = new RegExp(
  String.raw`\b(no(?=\s+(?:quiero|quisiera|busco|puedo|tengo|vinos?|wines?)\b)|not(?=\s+(?:want|a)\b)|ninguna?(?=\s+(?:vino|botella)\b))((?:\s+${BEFORE_FAR_LIMIT})+)(?:\s+(?:de|que))?\s+(?=${LIMIT})`,
);

/** Before a price that others may be near. */
const ABOUT = anyOf('de|a|por|unos|unas|alrededor de|cerca de|mas o menos|around|about|for');
/** After an amount: it is the highest or the lowest price. */
const OR_LESS = anyOf('o menos|or less|como maximo|maximo|max|maximum|tope|a lo mas|at most');
const OR_MORE = anyOf('o mas|or more|como minimo|minimo|min|minimum');
/** "De unas 10 lucas", "10 lucas o menos". Groups: the amount, "or less", "or more". */
const NEAR = new RegExp(
  String.raw`(?:(?:\bnot?\s+)?(?:\b${VERBS}\s+)+)?(?:\b${ABOUT}\s+)?${AMOUNT}(?:\s+(?:mas\s+o\s+menos|(${OR_LESS})|(${OR_MORE}))\b)?`,
  'g',
);

type Reading = readonly [RegExp, (amount: number) => string];
const FORMATS: readonly Reading[] = [
  [/\b(\d{2,4})\s?(?:ml|cc|mililitros|millilit(?:re|er)s)\b/g, (ml) => `volume:${ml}`],
  [
    /\b(\d(?:[.,]\d+)?)\s?(?:l|lt|litros?|lit(?:re|er)s?)\b/g,
    (litres) => `volume:${Math.round(litres * 1000)}`,
  ],
  [/\b(\d{2,4})\s?(?:g|gr|grs|gramos?|grams?)\b/g, (grams) => `grams:${grams}`],
  [/\b(\d(?:[.,]\d+)?)\s?(?:kg|kilos?)\b/g, (kilos) => `grams:${Math.round(kilos * 1000)}`],
  [/\b(\d{1,2})\s?(?:botellas|bottles)\b/g, (bottles) => `bottles:${bottles}`],
];
/** Before a denied year, which stays a word: "que no sea del 2018 o 2019". */
const BEFORE_DENIED_YEAR = String.raw`\b(?:no|ni|nunca|sin|tampoco|ninguna?|excepto|salvo|not|never|neither|nor|without|except)\s+(?:(?:sean?|es|del?|el|los|las?|ano|o|or|the|for|${YEAR})\s+)*`;
/** Read after the price: "caja de 6" has six bottles, "caja de 30 lucas" has a price. */
const AFTER_PRICE: readonly Reading[] = [
  [
    // Not "caja 18 de septiembre", "caja de 12 meses", "caja 6 cuotas".
    /(?<=\b(?:cajas?|packs?|sets?|box|case)\s+(?:(?:de|of)\s+)?)(\d{1,2})\b(?!%|[.,]\d|\s+(?:de\s+(?:febrero|septiembre|diciembre)|meses|anos|cuotas|months|years)\b)/g,
    (bottles) => `bottles:${bottles}`,
  ],
  [/\b(\d{1,2})(?=[\s-]?packs?\b)/g, (bottles) => `bottles:${bottles}`],
  [
    new RegExp(
      String.raw`(?<!${BEFORE_DENIED_YEAR})\b(?:(?:o|or|ano|desde|hasta|from|since)\s+)?(${YEAR})\b(?![.,]\d)`,
      'g',
    ),
    (year) => `year:${year}`,
  ],
];
/** An amount without unit is a price from here on. */
const SMALLEST_PRICE = 1000;
/** An amount above this is no price. The integers of PostgreSQL end at about twice as much. */
const LARGEST_PRICE = 1_000_000_000;
/** Share above and below a price that counts as near it. */
const NEARNESS = 0.25;

/** CLP of a written amount. Null: too large for a price, or too small and without unit. */
function clpOf(written: string | undefined, unit: string | undefined): number | null {
  const digits = (written ?? '').replace(/^\$\s?/, '');
  const amount = Number(
    /^\d+[.,]\d$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(/[.,]/g, ''),
  );
  const isThousands = unit !== undefined && !IN_PESOS.test(unit);
  // "20.000 mil" says its thousands twice: no bottle costs 20 million.
  const clp = isThousands && amount < SMALLEST_PRICE ? amount * 1000 : amount;
  return clp <= LARGEST_PRICE && (unit || clp >= SMALLEST_PRICE) ? clp : null;
}

/** Whether an amount may be a year. A number in pesos is none. */
const isYear = (written: string | undefined, unit: string | undefined): boolean =>
  ONLY_YEAR.test(written ?? '') && !IN_PESOS.test(unit ?? '');

type Price = PriceRange & { at: number };

function findRange(text: string): Price | null {
  const range = RANGE.exec(text);
  if (!range) return null;
  const [all, denial, from, unitOfFirst, to, unit] = range;
  const fromUnit = unitOfFirst ?? unit;
  // "De 1990 a 4990" are prices: the second is no year.
  const arePrices = !unit && /^\d{4}$/.test(to ?? '') && !isYear(to, unit);
  if (!arePrices && (isYear(from, fromUnit) || isYear(to, unit))) return null;
  const [min, max] = [clpOf(from, fromUnit), clpOf(to, unit)];
  if (min === null || max === null) return null;
  // "No más de 10 a 15 lucas" has no lowest price.
  return { text: all, at: range.index, min: denial ? null : Math.min(min, max), max: Math.max(min, max) };
}

function findLimits(text: string): Price | null {
  const limits = [...text.matchAll(LIMITS)].flatMap((found) => {
    const [all, denial, below, written, unit] = found;
    const clp = clpOf(written, unit);
    const isMax = Boolean(denial) !== Boolean(below);
    const limit = { text: all, at: found.index, min: isMax ? null : clp, max: isMax ? clp : null };
    return clp ? [{ ...limit, isYear: isYear(written, unit) }] : [];
  });
  // "Hasta 1990" alone may be a price. "Desde 1990" and "desde 2018 hasta 2020" are years.
  const prices = limits.filter((limit) => !limit.isYear || (limit.max !== null && limits.length === 1));
  const [first, second] = prices;
  if (first && second && (first.min === null) !== (second.min === null)) {
    const end = first.at + first.text.length;
    if (BETWEEN_LIMITS.test(text.slice(end, second.at)))
      return {
        text: text.slice(first.at, second.at + second.text.length),
        at: first.at,
        min: first.min ?? second.min,
        max: first.max ?? second.max,
      };
  }
  // Of limits that stand apart one counts, because a chip has one text. The other stays in the text as words.
  return prices.find(({ max }) => max !== null) ?? first ?? null;
}

function findNear(text: string): Price | null {
  for (const found of text.matchAll(NEAR)) {
    const [all, written = '', unit, orLess, orMore] = found;
    const clp = clpOf(written, unit);
    // A year is no price, and neither is a plain number without a sign of money.
    const isMoney = unit || ((orLess || orMore) && !isYear(written, unit)) || /[$.,]/.test(written);
    if (clp === null || !isMoney) continue;
    const min = orLess ? null : orMore ? clp : Math.round(clp * (1 - NEARNESS));
    const max = orMore ? null : orLess ? clp : Math.round(clp * (1 + NEARNESS));
    return { text: all, at: found.index, min, max };
  }
  return null;
}

export function readAmounts(text: string): Amounts {
  const facts: Amounts['facts'] = [];
  // The denial stands before its limit then: "quiero un vino no más de 20 lucas".
  let rest = text.replace(FAR_DENIAL, '$2 $1 ');
  // Formats first: "750 ml" and "6 botellas" are no prices.
  for (const format of FORMATS) rest = takeFacts(rest, format, facts);
  const found = findRange(rest) ?? findLimits(rest) ?? findNear(rest);
  if (found) rest = `${rest.slice(0, found.at)} ${rest.slice(found.at + found.text.length)}`;
  // "hasta 2020 pesos" is no year.
  for (const reading of AFTER_PRICE) rest = takeFacts(rest, reading, facts);
  return { price: found && { text: found.text.trim(), min: found.min, max: found.max }, facts, rest };
}

/** Moves the matches from the text to the facts. @returns the rest of the text */
function takeFacts(text: string, [pattern, factOf]: Reading, facts: Amounts['facts']): string {
  return text.replaceAll(pattern, (all: string, number: string) => {
    facts.push({ text: all.trim(), fact: factOf(Number(number.replace(',', '.'))) });
    return ' ';
  });
}
