/** The three steps after the cart in one chunk. */
export { page as delivery } from './delivery/delivery.page.tsx';
export { page as payment } from './payment/payment.page.tsx';
export { page as personal } from './personal/personal.page.tsx';
