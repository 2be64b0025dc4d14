/** Add-to-cart views. */
export { AddedStatus } from './added-status.tsx';
export { BuyableCard, type BuyableCardProps } from './buyable-card.tsx';
export { PurchaseCounter } from './purchase-counter.tsx';
