/** What a remote shows of a product that can be added to the cart. */
export { AddedStatus } from './added-status.tsx';
export { BuyableCard, type BuyableCardProps } from './buyable-card.tsx';
export { PurchaseCounter } from './purchase-counter.tsx';
