import type { Order } from 'shared-contracts/api/orders.schema';
import { aLine } from './cart-fixtures.ts';

const { stock: _, ...line } = aLine({ qty: 2, reference_price: 14990 });

/** A paid order. */
export const anOrder = (over: Partial<Order> = {}): Order => ({
  id: 'order-0123456789',
  number: '1001',
  status: 'confirmed',
  payment_status: 'success',
  created_at: '2026-11-21T12:00:00Z',
  items: [line],
  subtotal: 29980,
  discount: 4000,
  price_delivery: 3990,
  gift_price: 0,
  total: 29970,
  customer: { name: 'Ana', surname: 'Soto', email: 'ana@example.com' },
  delivery: {
    method: 'home',
    address: 'Los Aromos 123',
    department: null,
    commune: 'Las Condes',
    region: 'Metropolitana de Santiago',
    time_delivery: '1 a 2 días hábiles',
  },
  document: '0',
  card: {
    authorization_code: '1213',
    card_number: '6623',
    payment_type_code: 'VC',
    installments_number: 3,
    installments_amount: 9990,
    transaction_date: '2026-11-21T12:01:00Z',
  },
  platform: 'webpay',
  ...over,
});

export const aFailedOrder = (over: Partial<Order> = {}): Order =>
  anOrder({ status: 'cancelled', payment_status: 'failed', card: null, ...over });
