import { plainDashes } from './plain-dashes.ts';

/**
 * Chilean number in E.164: +56, then nine digits that start with 9 (mobile), 2
 * (Santiago) or 3 to 7 (other regions).
 */
const CHILEAN = /^\+56(9\d{8}|2\d{8}|[3-7]\d{8})$/;
const NATIONAL_DIGITS = 9;
/** Any other country, in E.164. */
const FOREIGN = /^\+(?!56)\d{8,15}$/;

const compact = (text: string): string =>
  plainDashes(text)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');

/**
 * Converts a phone number to the stored form `+56912345678`, or null when it is not a Chilean number. Ignores
 * blanks, dashes, dots and brackets. The country code may be missing, or start with + or 00.
 */
export function normalizePhone(text: string): string | null {
  const typed = compact(text);
  const full = /^\d+$/.test(typed) ? `${typed.length === NATIONAL_DIGITS ? '+56' : '+'}${typed}` : typed;
  return CHILEAN.test(full) ? full : null;
}

/** Whether the text is a Chilean number, or a foreign one with the code of its country, such as `+44 20 7946 0958`. */
export const isPhoneOfAnyCountry = (text: string): boolean =>
  normalizePhone(text) !== null || FOREIGN.test(compact(text));

/**
 * Formats a phone number: `+56 9 1234 5678`, `+56 2 2123 4567`, `+56 41 212 3456`.
 * Returns other texts unchanged.
 */
export function formatPhone(text: string): string {
  const phone = normalizePhone(text);
  if (!phone) return text;
  return /^\+56[29]/.test(phone)
    ? phone.replace(/^\+56(.)(....)(....)$/, '+56 $1 $2 $3')
    : phone.replace(/^\+56(..)(...)(....)$/, '+56 $1 $2 $3');
}
