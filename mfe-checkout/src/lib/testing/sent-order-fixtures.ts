import type { SentOrder } from '../sent-order.ts';
import { CART_ID } from './cart-fixtures.ts';

/** Body of an order that the buyer picks up. */
export const pickupBody = (platform: 'webpay' | 'transfer'): SentOrder['body'] => ({
  email: 'ana@example.com',
  name: 'Ana',
  surname: 'Soto',
  rut: '12345678-5',
  phone: '+56912345678',
  delivery: { method: 'pickup' },
  payment_method: { document: '0', platform },
  terms: true,
});

/** Stores a sent transfer order without a response. */
export const keepSentOrder = (): void => {
  const order: SentOrder = {
    key: '0123456789abcdef0123456789abcdef',
    cartId: CART_ID,
    goods: { 'W-1': 2 },
    owner: '',
    body: pickupBody('transfer'),
    expected: 25980,
  };
  sessionStorage.setItem('checkoutSent', JSON.stringify(order));
};
