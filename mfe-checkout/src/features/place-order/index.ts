export { LostOrder } from './lost-order.tsx';
export { OrderNotice } from './order-notice.tsx';
export { $order, orderSubmitted } from './place-order.model.ts';
export { toOrderBody } from './to-order-body.ts';
export { WaitingOverlay } from './waiting-overlay.tsx';
