/**
 * Separates groups of three digits with dots: `'1234567'` → `'1.234.567'`. `digits` may contain digits only.
 */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');
