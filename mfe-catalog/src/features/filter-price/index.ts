export { PriceFields } from './price-fields.tsx';
export type { PriceRange } from './price-stops.ts';
