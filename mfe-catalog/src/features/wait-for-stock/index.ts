export { WaitForStock } from './wait-for-stock.tsx';
