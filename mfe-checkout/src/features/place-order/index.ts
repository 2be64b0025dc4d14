export { LostOrder } from './lost-order.tsx';
export { OrderNotice } from './order-notice.tsx';
export { $order, orderSubmitted, submitToGatewayFx } from './place-order.model.ts';
export type { GatewayForm } from './submit-to-gateway.ts';
export { WaitingOverlay } from './waiting-overlay.tsx';
