import { groupThousands } from './group-thousands.ts';

/** An amount in Chilean pesos: a whole number, taxes included unless stated otherwise. */
export type Clp = number;

/**
 * Formats an amount: `$1.234`, negative `-$1.234` (docs/product/products.md#prices).
 * Does not use `Intl`, because its output differs between engines and would break hydration.
 * @throws RangeError when the amount is not a whole number. A fraction of a peso means a bug in the caller.
 */
export function formatClp(amount: Clp): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of pesos: ${amount}`);
  return `${amount < 0 ? '-' : ''}$${groupThousands(String(Math.abs(amount)))}`;
}

/** `4.990`, or `4990` with an optional fraction. Blanks around it are ignored. */
const AMOUNT = /^[ \t\r\n]*(?:(\d{1,3}(?:\.\d{3}){1,6})|(\d{1,20})(?:\.(\d{1,20}))?)[ \t\r\n]*$/;
const MAX_REFERENCE_PRICE = 999_999_999;

/** Amount of a text, rounded. NaN when it is none. */
const readAmount = (text: string): number => {
  const [, grouped, whole, fraction = ''] = AMOUNT.exec(text) ?? [];
  if (grouped !== undefined) return Number(grouped.replaceAll('.', ''));
  // The first digit of the fraction decides.
  return Number(whole) + (fraction >= '5' ? 1 : 0);
};

/**
 * Parses a reference price, which may be a number, text, or no number at all
 * (docs/product/listings.md#product-card). `'4990'`, `'4990.00'` and `'4.990'` give 4990. Empty text, other
 * text, negative numbers and amounts of more than nine digits give null. The database reads a new reference
 * price by the same rule (`reference_price_text`, migration 0070), so that shop and API agree about it.
 */
export function parseReferencePrice(value: unknown): Clp | null {
  const amount =
    typeof value === 'string' ? readAmount(value) : typeof value === 'number' ? Math.round(value) : -1;
  return amount >= 0 && amount <= MAX_REFERENCE_PRICE ? amount : null;
}
