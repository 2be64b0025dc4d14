// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showOfRecord } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';
import { OrderTimeline } from './order-timeline.tsx';

const entry = (
  action: string,
  after: object,
  before: object | null = null,
  reason: string | null = null,
) => ({
  kind: 'staff',
  at: '2026-11-28T15:00:00Z',
  staff: 'Inés',
  action,
  before,
  after,
  reason,
});

it('tells the changes of staff in words and pesos', async () => {
  const office = createFakeOffice({
    'GET /office/orders/7': () =>
      json({
        id: '7',
        delivery: { method: 'home' },
        timeline: [
          entry('orders.refund', { refund: 'all' }),
          entry('orders.refund', { refund: 4990 }, null, 'Llegó quebrado'),
          entry('orders.change-address', { receiver: 'concierge' }, { receiver: 'other' }),
          entry('orders.send-mail', { mail: 'payment-approved' }),
        ],
      }),
  });
  await showOfRecord(office, orders, <OrderTimeline />);
  await screen.findByText('Inés: cambió la dirección');
  expect([...document.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'Inés: envió un correo otra vez',
    'Confirmación de la compra',
    'Inés: cambió la dirección',
    'Otra persona → Conserjería',
    'Inés: devolvió dinero',
    '$4.990 · Llegó quebrado',
    'Inés: devolvió dinero',
    'todo',
  ]);
});
