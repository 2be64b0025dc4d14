import { plainDashes } from './plain-dashes.ts';

/**
 * Chilean number in E.164: +56, then nine digits that start with 9 (mobile), 2
 * (Santiago) or 3 to 7 (other regions).
 */
const CHILEAN = /^\+56(9\d{8}|2\d{8}|[3-7]\d{8})$/;
const NATIONAL_DIGITS = 9;

/**
 * Converts a phone number to the stored form `+56912345678`, or null when it is not a Chilean number. Ignores
 * blanks, dashes, dots and brackets. The country code may be missing, or start with + or 00.
 */
export function normalizePhone(text: string): string | null {
  const typed = plainDashes(text)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  const full = /^\d+$/.test(typed) ? `${typed.length === NATIONAL_DIGITS ? '+56' : '+'}${typed}` : typed;
  return CHILEAN.test(full) ? full : null;
}

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
