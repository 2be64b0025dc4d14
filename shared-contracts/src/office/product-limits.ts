/** Limits of what staff write about a product, in the office and in import files. */

/** Characters. `short`: a text such as the name. `long`: one such as the description. */
export const TEXT_LENGTHS = { short: 200, long: 5_000, slug: 160, shelf: 20 } as const;
/** A new sku. It is printed on labels and typed on phones. */
export const NEW_SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/;
/** Whether a typed text cannot be a new sku. An empty one can still become one. */
export const isNoSku = (text: string): boolean => text.trim() !== '' && !NEW_SKU.test(text.trim());
/** Units of one product in a box. */
export const MAX_QTY = 999;
export const YEARS = [1900, 2100] as const;

/** Lowest and highest value of the facts that are numbers. */
export const FACT_LIMITS = {
  volume_ml: [1, 100_000],
  /** % of the volume, with decimals. */
  abv: [0, 100],
  /** Tasting scales. */
  body: [1, 5],
  acidity: [1, 5],
  sweetness: [1, 5],
  freshness: [1, 5],
  /** Years for which the wine can age. */
  guarda: [0, 100],
  /** Years in wood, of a spirit. */
  age: [0, 200],
  /** Net grams of one unit of a gourmet product. */
  unit_grams: [1, 100_000],
} as const;
type NumberFact = keyof typeof FACT_LIMITS;
const LIMITS = Object.entries<readonly [number, number]>(FACT_LIMITS);

export const byNumberFact = <T>(read: (min: number, max: number) => T) =>
  Object.fromEntries(LIMITS.map(([fact, limits]) => [fact, read(...limits)])) as Record<NumberFact, T>;
