export { Addresses } from './addresses.tsx';
