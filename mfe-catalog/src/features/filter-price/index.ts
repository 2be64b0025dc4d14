export { PriceFields } from './price-fields.tsx';
export { inOrder, type PriceRange, parsePriceRange } from './price-range.ts';
