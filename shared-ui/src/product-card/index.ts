export type { ProductCardProps } from './product-card.props.ts';
export { ProductCard } from './product-card.tsx';
