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

const GROUPED = /^\d{1,3}(\.\d{3})+$/;
const PLAIN = /^\d+(\.\d+)?$/;

const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const text = value.trim();
  if (GROUPED.test(text)) return Number(text.replaceAll('.', ''));
  return PLAIN.test(text) ? Number(text) : Number.NaN;
};

/**
 * Parses a reference price, which may be a number, text, or no number at all
 * (docs/product/listings.md#product-card). `'4990'`, `'4990.00'` and `'4.990'` give 4990. Empty text, other
 * text and negative numbers give null.
 */
export function parseReferencePrice(value: unknown): Clp | null {
  const amount = Math.round(numberOf(value));
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
}
