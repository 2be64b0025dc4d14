import { groupThousands } from './group-thousands.ts';

/** An amount of Chilean pesos: always a whole number, taxes included unless said otherwise. */
export type Clp = number;

/**
 * Amount as shown to a shopper: `$1.234`, negative `-$1.234` (SPEC §9).
 * Written by hand so that server and every browser print the same characters.
 * @throws RangeError when the amount is not a whole number: a fraction of a peso is a fault elsewhere.
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
 * A reference price, which may come as text or as no number at all (SPEC §3), in whole pesos.
 * `'4990'`, `'4990.00'` and `'4.990'` are 4990; empty text, other text and negative numbers are null.
 */
export function parseReferencePrice(value: unknown): Clp | null {
  const amount = Math.round(numberOf(value));
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
}
