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
  text: string;
  /** CLP. Null: open. */
  min: number | null;
  max: number | null;
}

/** Not a part of a longer number: "1.234.56" has no amount. */
const AMOUNT = String.raw`\$?\s?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:\s?(lucas?|lukas?|mil|k|pesos|clp|thousand))?(?![\w.,]*\d)`;
const words = (text: string): string => `(?:${text.replaceAll(' ', String.raw`\s+`)})`;
const BETWEEN = new RegExp(
  String.raw`\b${words('entre|de|desde|mas de|no menos de|sobre|between|from|over|more than')}\s+${AMOUNT}\s+${words('y|a|hasta|y menos de|y bajo|y no mas de|y hasta|and|to|and under|and less than')}\s+${AMOUNT}`,
);
const BELOW = words(
  'hasta|menos de|por menos de|bajo|por debajo de|maximo|a lo mas|under|below|less than|up to|max|at most',
);
const ABOVE = words(
  'desde|sobre|mas de|a partir de|al menos|minimo|por encima de|pasen?|pasen? de|superen?|over|above|more than|min|from|at least|exceed',
);
/** Before an amount: "que cueste 10 lucas". A "no" before them turns a limit round: "que no cueste más de". */
const VERBS =
  '(?:me|nos|se|quiero|gastar|pagar|cuest[ae]n?|val(?:e|ga)n?|sal(?:e|ga)n?|sean?|costs?|costing|spend|pay)';
/** Groups: the "no", a limit below, digits, unit. */
const LIMIT = new RegExp(
  String.raw`(?:\b(not?|(?:no\s+quiero\s+)?nada(?:\s+(?:de|que))?|nothing)\s+)?(?:\b${VERBS}\s+)*(?:(\b${BELOW}|<)|\b${ABOVE}|>)\s*(?:los\s+)?${AMOUNT}`,
  'g',
);
/** Groups: digits, unit, "or less" or "max", "or more" or "min". */
const NEAR = new RegExp(
  String.raw`(?:(?:\bnot?\s+)?(?:\b${VERBS}\s+)+)?(?:\b${words('de|a|por|unos|around|about|for')}\s+)?${AMOUNT}(?:\s+(?:(${words('o menos|or less|como maximo|maximo|max|a lo mas|at most')})|(${words('o mas|or more|como minimo|minimo|min')}))\b)?`,
  'g',
);
type Reading = readonly [RegExp, (amount: number) => string];
const FORMATS: readonly Reading[] = [
  [/\b(\d{2,4})\s?(?:ml|cc)\b/, (ml) => `volume:${ml}`],
  [/\b(\d(?:[.,]\d+)?)\s?(?:l|lt|litros?|litres?)\b/, (litres) => `volume:${Math.round(litres * 1000)}`],
  [/\b(\d{2,4})\s?(?:g|gr|grs|gramos?|grams?)\b/, (grams) => `grams:${grams}`],
  [/\b(\d(?:[.,]\d+)?)\s?(?:kg|kilos?)\b/, (kilos) => `grams:${Math.round(kilos * 1000)}`],
  [/\b(\d{1,2})\s?(?:botellas|bottles)\b/, (bottles) => `bottles:${bottles}`],
];
/** Read after the price: "caja de 6" has six bottles, "caja de 30 lucas" has a price. */
const AFTER_PRICE: readonly Reading[] = [
  [
    /(?<=\b(?:cajas?|packs?|sets?|box|case)\s+(?:(?:de|of)\s+)?)(\d{1,2})\b(?!%|[.,]\d|\s+(?:de\s+(?:febrero|septiembre|diciembre)|meses|anos|cuotas|months|years)\b)/,
    (bottles) => `bottles:${bottles}`,
  ],
  [/\b(\d{1,2})(?=[\s-]?packs?\b)/, (bottles) => `bottles:${bottles}`],
  // A denied year stays a word.
  [
    /(?<!\b(?:no|ni|not)\s+(?:(?:sean?|es|del?|ano)\s+)*)\b(?:ano\s+)?((?:19[5-9]|20[0-4])\d)\b(?![.,]\d)/,
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
function clpOf(digits: string | undefined, unit: string | undefined): number | null {
  const amount = Number((digits ?? '').replaceAll(/[.,]/g, ''));
  const isThousands = /^(luca|luka|mil|k$|thousand)/.test(unit ?? '');
  const clp = isThousands && amount < SMALLEST_PRICE ? amount * 1000 : amount;
  return clp <= LARGEST_PRICE && (unit || clp >= SMALLEST_PRICE) ? clp : null;
}

function findPrice(text: string): (PriceRange & { at: number }) | null {
  const between = BETWEEN.exec(text);
  if (between) {
    const [all, from, fromUnit, to, toUnit] = between;
    const min = clpOf(from, fromUnit ?? toUnit);
    const max = clpOf(to, toUnit);
    if (min !== null && max !== null)
      return { text: all, at: between.index, min: Math.min(min, max), max: Math.max(min, max) };
  }
  const limits = [...text.matchAll(LIMIT)].flatMap((found) => {
    const [all, no, below, digits, unit] = found;
    const clp = clpOf(digits, unit);
    const isMax = Boolean(no) !== Boolean(below);
    return clp ? [{ text: all, at: found.index, min: isMax ? null : clp, max: isMax ? clp : null }] : [];
  });
  // The other limit may be a year: "from 2018 under 20000".
  const limit = limits.find(({ max }) => max !== null) ?? limits[0];
  if (limit) return limit;
  for (const found of text.matchAll(NEAR)) {
    const [all, digits = '', unit, orLess, orMore] = found;
    const clp = clpOf(digits, unit);
    // A year is no price, and neither is a plain number without a sign of money.
    const isYear = /^(?:19[5-9]|20[0-4])\d$/.test(digits);
    const isMoney = unit || ((orLess || orMore) && !isYear) || all.includes('$') || /[.,]/.test(digits);
    if (clp === null || !isMoney) continue;
    const min = orLess ? null : orMore ? clp : Math.round(clp * (1 - NEARNESS));
    const max = orMore ? null : orLess ? clp : Math.round(clp * (1 + NEARNESS));
    return { text: all, at: found.index, min, max };
  }
  return null;
}

export function readAmounts(text: string): Amounts {
  const facts: Amounts['facts'] = [];
  let rest = text;
  // Formats first: "750 ml" and "6 botellas" are no prices.
  for (const format of FORMATS) rest = takeFact(rest, format, facts);
  const found = findPrice(rest);
  if (found) rest = `${rest.slice(0, found.at)} ${rest.slice(found.at + found.text.length)}`;
  // "hasta 2020 pesos" is no year.
  for (const reading of AFTER_PRICE) rest = takeFact(rest, reading, facts);
  return { price: found && { text: found.text.trim(), min: found.min, max: found.max }, facts, rest };
}

/** Moves the first match from the text to the facts. @returns the rest of the text */
function takeFact(text: string, [pattern, factOf]: Reading, facts: Amounts['facts']): string {
  const found = pattern.exec(text);
  if (!found) return text;
  facts.push({ text: found[0].trim(), fact: factOf(Number((found[1] ?? '').replace(',', '.'))) });
  return `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
}
