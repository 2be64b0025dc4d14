export { RefundList } from './refund-list.tsx';
