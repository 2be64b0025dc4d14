export { NoPurchases } from './no-purchases.tsx';
export { PurchaseList } from './purchase-list.tsx';
