export { AddedStatus } from './added-status.tsx';
export { CatalogueCard } from './catalogue-card.tsx';
export { PurchaseCounter } from './purchase-counter.tsx';
export { usePurchase } from './use-purchase.ts';
