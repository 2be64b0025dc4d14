/** Chilean number in E.164: mobile (9), Santiago (2) or another region (3 to 7), nine digits after +56. */
const CHILEAN = /^\+56(9\d{8}|2\d{8}|[3-7]\d{8})$/;
const NATIONAL_DIGITS = 9;

/**
 * Phone as it is stored, `+56912345678`; null when it is no Chilean number. Blanks, dashes, dots and brackets
 * do not matter, and the country code may be missing or begin with + or 00.
 */
export function normalizePhone(text: string): string | null {
  const typed = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const full = /^\d+$/.test(typed) ? `${typed.length === NATIONAL_DIGITS ? '+56' : '+'}${typed}` : typed;
  return CHILEAN.test(full) ? full : null;
}

/** Phone for the screen: `+56 9 1234 5678`, `+56 2 2123 4567`, `+56 41 212 3456`. Other texts come back as they are. */
export function formatPhone(text: string): string {
  const phone = normalizePhone(text);
  if (!phone) return text;
  return /^\+56[29]/.test(phone)
    ? phone.replace(/^\+56(.)(....)(....)$/, '+56 $1 $2 $3')
    : phone.replace(/^\+56(..)(...)(....)$/, '+56 $1 $2 $3');
}
