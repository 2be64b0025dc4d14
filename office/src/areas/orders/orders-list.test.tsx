// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';

const orderOf = (n: number) => ({
  id: `a${n}`,
  number: `CQ-00000${n}`,
  created_at: '2030-08-14T12:00:00Z',
  status: 'confirmed',
  payment_status: 'success',
  platform: 'webpay',
  total: 10_000,
  units: 2,
  customer: 'Rosa Soto',
  email: 'rosa@correo.example',
  delivery: 'home',
  commune: 'Ñuñoa',
  region: 'Metropolitana',
  proof_waits: false,
  refunds: 'none',
});
const ORDERS = [1, 2, 3].map(orderOf);

it('prints the slips and boletas of all orders of the filter after two presses', async () => {
  const office = createFakeOffice({
    'GET /office/orders': ({ url }) => {
      const all = new URL(url, 'http://office').searchParams.get('per_page') === '500';
      return json({ data: all ? ORDERS : ORDERS.slice(0, 2), total: 3, more: false });
    },
  });
  await showScreen(office, orders, '/orders?filter={"status":"confirmed"}');

  await screen.findByText('CQ-000001');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir todo' }));
  expect(screen.getByText('2 pedidos marcados')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Marcar todos los del filtro' }));
  await screen.findByText('3 pedidos marcados');
  expect(office.asked.at(-1)?.url).toContain('status=confirmed');
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Imprimir hojas')).toBe('/office/packing-slips.pdf?ids=a1%2Ca2%2Ca3');
  expect(addressOf('Imprimir boletas')).toBe('/office/tax-documents.pdf?orders=a1%2Ca2%2Ca3');
});

it('ticks and unticks the orders of a page above the cards of a tablet', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(max-width: 899px)' ? 'all' : query),
  );
  const office = createFakeOffice({
    'GET /office/orders': ({ url }) => {
      const page = new URL(url, 'http://office').searchParams.get('page');
      return json({ data: page === '2' ? ORDERS.slice(2) : ORDERS.slice(0, 2), total: 3, more: false });
    },
  });
  const { router } = await showScreen(office, orders, '/orders?perPage=2');
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elegir todo' });

  await screen.findByText('CQ-000001');
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /CQ-000002/ }));
  expect(all().checked).toBe(false);
  fireEvent.click(all());
  expect(screen.getByText('2 pedidos marcados')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Marcar todos los del filtro' })).toBeDefined();
  await act(() => router.navigate('/orders?perPage=2&page=2'));
  await screen.findByText('CQ-000003');
  expect(all().checked).toBe(false);
  fireEvent.click(all());
  expect(screen.getByText('3 pedidos marcados')).toBeDefined();
  fireEvent.click(all());
  expect(screen.getByText('2 pedidos marcados')).toBeDefined();
});

it('offers the filters that are not shown', async () => {
  await showScreen(
    createFakeOffice({ 'GET /office/orders': () => json({ data: ORDERS, total: 3, more: false }) }),
    orders,
    '/orders',
  );
  await screen.findByText('CQ-000001');
  fireEvent.click(screen.getByRole('button', { name: 'Agregar filtro' }));
  expect(await screen.findByText('Región')).toBeDefined();
});
