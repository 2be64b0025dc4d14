export { CartPanel } from './cart-panel.tsx';
