/** Digits of an order number. Larger numbers have more. */
const DIGITS = 6;

/**
 * Reads an order number as people write it: `cq 7`, `CQ7`, `#7` and `cq-000007` are `CQ-000007`. Returns other texts
 * in capitals, without blanks around.
 */
export function normalizeOrderNumber(text: string): string {
  const typed = text.trim().toUpperCase();
  const [, digits] = /^#?\s*(?:CQ)?[\s\p{Pd}\u2212]*0*(\d{1,15})$/u.exec(typed) ?? [];
  return digits === undefined ? typed : `CQ-${digits.padStart(DIGITS, '0')}`;
}
