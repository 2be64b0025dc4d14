// @vitest-environment happy-dom
/** A day of 100 orders with 260 lines of 40 products, by presses that a person can do. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Fragment } from 'react';
import { AdminUI } from 'react-admin';
import { expect, it } from 'vitest';
import { areaRoutes } from '../../frame/signed-in-pages.tsx';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showSignedIn } from '../../testing/show-in-office.tsx';
import { orders } from '../orders/index.ts';
import { batches } from './index.ts';

const MOST_PRESSES = 60;
const PRODUCTS = 40;
const NUMBERS = Array.from({ length: 100 }, (_, at) => `CQ-${String(at + 1).padStart(6, '0')}`);
const listed = NUMBERS.map((number, at) => ({
  id: `a${at}`,
  number,
  created_at: '2030-08-14T12:00:00Z',
  status: 'confirmed',
  payment_status: 'success',
  platform: 'webpay',
  total: 10_000,
  units: 3,
  customer: 'Rosa Soto',
  email: 'rosa@correo.example',
  delivery: 'home',
  commune: 'Ñuñoa',
  region: 'Metropolitana',
  proof_waits: false,
  refunds: 'none',
}));
/** Order and product of each line: 60 orders have three lines, 40 have two. */
const LINES = NUMBERS.flatMap((number, at) =>
  Array.from({ length: at < 60 ? 3 : 2 }, (_, n) => ({
    number,
    id: `a${at}`,
    product: (at * 3 + n) % PRODUCTS,
  })),
);
const batchWith = (status: 'confirmed' | 'on_the_way') => ({
  id: '12',
  staff: 'Ana',
  created_at: '2030-08-14T12:00:00Z',
  closed_at: null,
  left: status === 'confirmed' ? NUMBERS.length : 0,
  last_send: null,
  orders: listed.map((order) => ({ ...order, status, address: 'Los Olmos 1', promised: null })),
  picks:
    status === 'on_the_way'
      ? []
      : Array.from({ length: PRODUCTS }, (_, product) => {
          const of = LINES.filter((line) => line.product === product);
          return {
            sku: `W${product}`,
            name: `Vino ${product}`,
            brand: 'Viña Uno',
            year: 2021,
            place: `A-${product}`,
            units: of.length,
            orders: of.map(({ id, number }) => ({ id, number, units: 1 })),
          };
        }),
});

it('takes at most 60 presses to print, pick and send a hundred orders', async () => {
  expect(LINES).toHaveLength(260);
  let batch = batchWith('confirmed');
  const office = createFakeOffice({
    'GET /office/orders': ({ url }) => {
      const all = new URL(url, 'http://office').searchParams.get('per_page') === '500';
      return json({ data: all ? listed : listed.slice(0, 25), total: 100, more: false });
    },
    'POST /office/batches': () => json({ id: '12', left_out: [] }),
    'GET /office/batches/12': () => json(batch),
    'GET /office/carriers': () => json({ data: [{ name: 'Courier', tracking_url: '', needs_number: true }] }),
    'POST /office/batches/12/send': () => {
      batch = batchWith('on_the_way');
      const lines = NUMBERS.map((order, at) => ({ line: at + 1, order, sent: true, why: null }));
      return json({ lines, batch });
    },
    'POST /office/batches/12/close': () => json({ ...batch, closed_at: '2030-08-14T18:00:00Z' }),
  });
  const areas = [orders, batches];
  await showSignedIn(
    office,
    <AdminUI layout={Fragment} notification={Fragment}>
      {areaRoutes(areas)}
    </AdminUI>,
    { areas, address: '/orders?filter={"status":"confirmed"}' },
  );
  let presses = 0;
  const press = async (role: 'button' | 'link' | 'checkbox', name: string) => {
    fireEvent.click(await screen.findByRole(role, { name }));
    presses += 1;
  };
  await screen.findByText('CQ-000001');
  await press('checkbox', 'Elegir todo');
  await press('button', 'Marcar todos los del filtro');
  await screen.findByText('100 pedidos marcados');
  await press('button', 'Armar lote');
  for (const print of ['Lista para buscar', 'Hojas para los paquetes', 'Boletas', 'Etiquetas'])
    await press('link', print);

  await press('link', 'Buscar botellas');
  for (let product = 0; product < PRODUCTS; product++) {
    await screen.findByText(`A-${product}`);
    await press('button', 'La tengo');
  }
  await press('link', 'Ver el lote');

  const list = await screen.findByLabelText('Pedidos y números de envío');
  fireEvent.change(list, {
    target: { value: NUMBERS.map((number, at) => `${number}, ${700_000 + at}`).join('\n') },
  });
  presses += 2;
  await press('button', 'Marcar 100 como enviados');
  await screen.findByText('100 pedidos enviados.');
  await waitFor(() => expect(screen.getByText(/Por enviar: 0 de 100/)).toBeDefined());
  await press('button', 'Cerrar lote');
  await screen.findByText(/Se cerró el|Lote cerrado/);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  // It renders a page of 100 orders after each press.
}, 300_000);
