export { BuyAgainButton, BuyAgainOutcome } from './buy-again.tsx';
