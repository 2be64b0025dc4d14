// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { batches } from './index.ts';

const pickOf = (sku: string, place: string | null, units: number) => ({
  sku,
  name: `Vino ${sku}`,
  brand: 'Viña Uno',
  year: 2021,
  place,
  units,
  orders: [{ id: 'a1', number: 'CQ-000001', units }],
});
const BATCH = {
  id: '12',
  staff: 'Ana',
  created_at: '2030-08-14T12:00:00Z',
  closed_at: null,
  left: 1,
  orders: [
    {
      id: 'a1',
      number: 'CQ-000001',
      status: 'confirmed',
      customer: 'Rosa Soto',
      delivery: 'home',
      address: 'Los Olmos 1',
      commune: 'Ñuñoa',
      region: 'Metropolitana',
      promised: '2030-08-16',
      units: 4,
    },
  ],
  picks: [pickOf('W1', 'A-03-2', 3), pickOf('W2', null, 1)],
};
const open = async (address: string) => {
  const office = createFakeOffice({
    'GET /office/batches/12': () => json(BATCH),
    'POST /office/batches/12/take-out': () => json({ ...BATCH, orders: [], picks: [], left: 0 }),
    'POST /office/batches/12/close': () => json({ ...BATCH, closed_at: '2030-08-14T13:00:00Z' }),
  });
  await showScreen(office, batches, address);
  return office;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows what to pick by place, and the orders with their promised day', async () => {
  await open('/batches/12/show');
  await screen.findByText('A-03-2');
  expect(screen.getByText(/Los Olmos 1, Ñuñoa, Metropolitana · 4 unidades · prometido para/)).toBeDefined();
  const list = screen.getByRole('link', { name: 'Lista para buscar' });
  expect(list.getAttribute('href')).toBe('/office/batches/12/pick-list.pdf');
});

it('asks before it closes a batch with orders to send', async () => {
  const office = await open('/batches/12/show');
  await screen.findByText('A-03-2');
  press('Cerrar lote');
  await screen.findByText('Queda 1 pedido por enviar, libre para otro lote.');
  press('Cerrar lote');
  await waitFor(() => expect(office.asked.some(({ url }) => url === '/office/batches/12/close')).toBe(true));
});

it('leads from bottle to bottle by a tap or a scanned code, and back', async () => {
  await open('/batches/12');
  await screen.findByText('3 ×');
  press('La tengo');
  await screen.findByText('Sin lugar');
  const scan = (code: string) => {
    const field = screen.getByLabelText('O escanea el código');
    fireEvent.change(field, { target: { value: code } });
    fireEvent.submit(field);
  };
  scan('W1');
  await screen.findByText('Ese código es de Vino W1, Viña Uno, 2021, en A-03-2.');
  scan('w2');
  await screen.findByText('Ya tienes todo. Ahora, a empacar.');
  press('Volver a la anterior');
  await screen.findByText('1 de 2 productos listos');
});

it('takes an order whose bottle is missing out of the batch', async () => {
  const office = await open('/batches/12');
  await screen.findByText('3 ×');
  press('Falta esta botella');
  expect(screen.getByRole('link', { name: 'Cambiar o devolver' }).getAttribute('href')).toBe(
    '/orders/a1/show',
  );
  press('Esperar');
  await waitFor(() =>
    expect(office.asked.at(-2)?.body ?? office.asked.at(-1)?.body).toEqual({ orders: ['a1'] }),
  );
});
