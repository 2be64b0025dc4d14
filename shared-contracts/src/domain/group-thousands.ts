/**
 * Puts dots between groups of three digits: `'1234567'` → `'1.234.567'`. `digits` must contain digits only.
 */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');
