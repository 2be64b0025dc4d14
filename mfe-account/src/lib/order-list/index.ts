export { NoOrders } from './no-orders.tsx';
export { OrderList } from './order-list.tsx';
