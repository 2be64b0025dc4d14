import type { Order } from 'shared-contracts/api/orders.schema';
import type { TransferPage } from 'shared-contracts/api/pages.schema';
import { anOrder } from './order-fixtures.ts';

/** Content of the transfer page. */
export const aTransferPage = (): TransferPage => ({
  seo: { title: 'Transferencia', description: '', image: null, keywords: '' },
  title: 'Datos para tu transferencia',
  text: '',
  picture: null,
  actions: [],
  blocks: [
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'Pon el número de tu pedido.' }]] },
  ],
  transfer: {
    rut: '76.418.530-7',
    bank: 'Banco de Chile',
    name: 'Casa de prueba SpA',
    email: 'pedidos@casa.example',
    account_type: 'Cuenta corriente',
    account: '00-143-05501-08',
  },
});

/** Order that waits for its transfer. */
export const aTransferOrder = (over: Partial<Order> = {}): Order =>
  anOrder({
    platform: 'transfer',
    status: 'in_validation',
    payment_status: 'pending',
    card: null,
    expires_at: '2026-11-24T15:05:00Z',
    ...over,
  });
