export { OrderStatus } from './order-status.tsx';
