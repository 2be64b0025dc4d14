export { PriceFields } from './price-fields.tsx';
export { inOrder, limitsOf, type PriceRange, parsePriceRange } from './price-range.ts';
