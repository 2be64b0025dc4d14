export { usePurchase } from 'shared-kit/add-to-cart/use-purchase';
export { AddedStatus } from './added-status.tsx';
export { CatalogueCard } from './catalogue-card.tsx';
export { PurchaseCounter } from './purchase-counter.tsx';
