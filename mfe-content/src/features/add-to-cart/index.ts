export { AddedStatus } from './added-status.tsx';
export { BuyableCard } from './buyable-card.tsx';
