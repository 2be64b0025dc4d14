export { usePurchase } from 'shared-kit/add-to-cart/use-purchase';
export { PurchaseCounter } from 'shared-kit/add-to-cart/views';
export { AddedStatus } from './added-status.tsx';
export { CatalogueCard } from './catalogue-card.tsx';
