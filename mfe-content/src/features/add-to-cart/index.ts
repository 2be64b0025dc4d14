export { AddedStatus, BuyableCard } from './cards.tsx';
