export { AddToCartCounter } from './add-to-cart-counter.tsx';
export { AddedStatus } from './added-status.tsx';
export { BuyableCard, type BuyableCardProps } from './buyable-card.tsx';
