// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';

const ORDER = {
  id: '7',
  version: '1',
  number: 'CQ-000007',
  status: 'on_the_way',
  payment_status: 'success',
  platform: 'webpay',
  created_at: '2026-11-28T15:00:00Z',
  expires_at: null,
  locale: 'es',
  erasure: 'none',
  buyer: { name: 'Rosa', surname: 'Soto', email: 'rosa@correo.cl', phone: '+56911112222', rut: '12345678-5' },
  delivery: { method: 'home', contact: null, max_days: null, parcel_problem: 'returned' },
  document: '0',
  invoice: null,
  gift: null,
  lines: [],
  subtotal: 24_000,
  discount: 0,
  coupon: null,
  price_delivery: 0,
  gift_price: 0,
  total: 24_000,
  refunded: 0,
  payment: { card: null, attempts: [] },
  refunds: [],
  revisions: [],
  differences: [],
  refund_account: null,
  proof: null,
  notes: [],
  mails: [],
  mails_again: [],
  tax_documents: [],
  timeline: [],
  steps: [],
};

it('asks what to do with a parcel that came back, while it may be sent again', async () => {
  const show = (order: object) =>
    showScreen(createFakeOffice({ 'GET /office/orders/7': () => json(order) }), orders, '/orders/7/show');
  await show(ORDER);
  expect(await screen.findByText(/^El envío volvió a la tienda\. Envíalo otra vez/)).toBeTruthy();
  cleanup();
  await show({ ...ORDER, refunded: 24_000, delivery: { ...ORDER.delivery, parcel_problem: null } });
  expect(await screen.findAllByText(/pagado y devuelto/)).toBeTruthy();
  expect(screen.queryByText(/^El envío volvió a la tienda/)).toBeNull();
});

it('offers slip, label and card of an order, unless it is cancelled', async () => {
  const papers = ['Hoja para el paquete (PDF)', 'Etiqueta de envío (PDF)', 'Tarjeta de regalo (PDF)'];
  const shown = () =>
    screen
      .queryAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((name) => papers.includes(name ?? ''));
  const show = async (status: string) => {
    const order = { ...ORDER, gift: { text: 'Feliz día' }, status };
    const office = createFakeOffice({ 'GET /office/orders/7': () => json(order) });
    await showScreen(office, orders, '/orders/7/show');
    await screen.findByText(status === 'cancelled' ? 'Anulado' : 'En camino');
  };
  await show('on_the_way');
  expect(shown()).toEqual(papers);
  cleanup();
  await show('cancelled');
  expect(shown()).toEqual([]);
});

it('shows the amounts before and after an offer', async () => {
  const line = { slug: 'malbec', product_type: 'Wine', brand: 'Viña', year: 2020, image: '' };
  const lines = [
    { ...line, id: '1', sku: 'W1', name: 'Malbec', qty: 2, price: 9_000, reference_price: 10_000 },
    { ...line, id: '2', sku: 'W2', name: 'Syrah', qty: 1, price: 6_000 },
  ];
  const office = createFakeOffice({
    'GET /office/orders/7': () => json({ ...ORDER, lines, subtotal: 26_000, discount: 2_000 }),
  });
  await showScreen(office, orders, '/orders/7/show');
  const malbec = (await screen.findByText('Malbec')).closest('li') as HTMLElement;
  expect(malbec.querySelector('del')?.textContent).toBe('$20.000');
  expect(malbec.textContent).toContain('$20.000$18.000');
  expect(screen.getByText('Syrah').closest('li')?.querySelector('del')).toBeNull();
});

it('names what goes into a box', async () => {
  const box = { id: '0', sku: 'B1', name: 'Asado', qty: 2, price: 9_000, brand: 'Viña', year: null };
  const boxed = [{ sku: 'W1', name: 'Malbec', qty: 4 }];
  const office = createFakeOffice({
    'GET /office/orders/7': () => json({ ...ORDER, lines: [{ ...box, boxed }] }),
  });
  await showScreen(office, orders, '/orders/7/show');
  expect((await screen.findByText('Asado')).closest('li')?.textContent).toContain('4 × Malbec · W1');
});

it.each([
  ['a declined card that can pay again', { can_pay_again: true }, 1],
  ['a declined card that cannot', { can_pay_again: false }, 0],
])('offers the payment link of %s', async (_, changes, count) => {
  const order = { ...ORDER, status: 'cancelled', payment_status: 'failed', ...changes };
  const office = createFakeOffice({ 'GET /office/orders/7': () => json(order) });
  await showScreen(office, orders, '/orders/7/show');
  await screen.findByText('Anulado');
  expect(screen.queryAllByRole('button', { name: 'Enlace de pago' })).toHaveLength(count);
});
