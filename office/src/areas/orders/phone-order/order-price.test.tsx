// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../../testing/fake-office.ts';
import { showScreen } from '../../../testing/show-in-office.tsx';
import { orders } from '../index.ts';

const FORMAT = { sku: 'W3', grams: null, price: 8000, for_sale: 12 };
const priceOf = (total: number) => ({ subtotal: total, discount: 0, price_delivery: 0, total });

// The test must notice this fault in office/src/areas/orders/phone-order/order-price.tsx
// - void refetch()
// + void submitCount
it('shows the new total after the API has refused the former one, and sends it', async () => {
  let total = 8000;
  const office = createFakeOffice({
    'GET /office/products': () =>
      json({ data: [{ id: '3', name: 'Loica', visible: true, formats: [FORMAT] }], total: 1, more: false }),
    'POST /office/phone-orders/price': () => json(priceOf(total)),
    'POST /office/phone-orders': () => refused(409, 'ORDER_CHANGED', {}),
  });
  await showScreen(office, orders, '/orders/create');
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  const search = await screen.findByLabelText('Buscar un producto');
  fireEvent.mouseDown(search);
  act(() => search.focus());
  fireEvent.change(search, { target: { value: 'Loica' } });
  fireEvent.click(await screen.findByRole('option', { name: /Loica/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'Retiro en tienda' }));
  type(/^Nombre de quien compra/, 'Rosa');
  type(/^Apellido de quien compra/, 'Soto');
  type(/^RUT/, '12.345.678-5');
  type(/^Teléfono/, '987654321');
  type(/^Correo/, 'rosa@correo.example');
  fireEvent.click(screen.getByLabelText(/^Dijo que es mayor/));
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Crear el pedido' }));
  const sent = () =>
    office.asked.filter(({ method, url }) => `${method} ${url}` === 'POST /office/phone-orders');

  await screen.findByText('Total: $8.000');
  total = 9000;
  submit();
  await screen.findByText('Total: $9.000');
  expect(sent()).toHaveLength(1);
  submit();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ expected_total: 9000 });
});
