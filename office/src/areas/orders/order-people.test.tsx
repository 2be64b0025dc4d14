// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { showPart } from '../../testing/show-in-office.tsx';
import { OrderPeople } from './order-people.tsx';

const ORDER = {
  id: '7',
  number: 'CQ-000007',
  status: 'on_the_way',
  locale: 'es',
  buyer: { name: 'Rosa', surname: 'Soto', email: 'rosa@correo.cl', phone: '+56911112222', rut: '12345678-5' },
  delivery: { method: 'pickup', contact: null, max_days: null },
  gift: null,
  document: '1',
  invoice: {
    reason: 'Los Robles Ltda',
    rut: '76418530-7',
    giro: 'Comercio',
    address: 'Colón 12',
    apartment: 'Piso 3',
    commune: 'Arica',
    region: 'Arica y Parinacota',
    phone: '+56581234567',
    email: 'dte@robles.cl',
  },
};
const show = (order: object) =>
  showPart(
    <RecordContextProvider value={order}>
      <OrderPeople />
    </RecordContextProvider>,
  );

it('shows everything that a factura needs, with its email and phone', async () => {
  await show(ORDER);
  for (const text of ['Los Robles Ltda', '76.418.530-7', 'Comercio'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Colón 12, Piso 3, Arica, Arica y Parinacota')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'dte@robles.cl' }).getAttribute('href')).toBe(
    'mailto:dte%40robles.cl',
  );
  expect(screen.getByRole('link', { name: '+56581234567' }).getAttribute('href')).toBe('tel:+56581234567');
});

it('shows no fact of a factura for a boleta', async () => {
  await show({ ...ORDER, document: '0', invoice: null });
  expect(screen.queryByText(/de la factura/)).toBeNull();
});

it('opens a chat with the buyer, in the buyer’s language, with a text about the order', async () => {
  const textOf = () => {
    const url = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
    return [url.origin + url.pathname, url.searchParams.get('text')];
  };
  await show({ ...ORDER, delivery: { ...ORDER.delivery, method: 'home' } });
  expect(textOf()).toEqual([
    'https://wa.me/56911112222',
    'Hola Rosa, te escribimos por tu pedido CQ-000007. Va en camino.',
  ]);
  cleanup();
  await show(ORDER);
  expect(textOf()[1]).toBe('Hola Rosa, te escribimos por tu pedido CQ-000007. Está listo para retirar.');
  cleanup();
  await show({ ...ORDER, locale: 'en', status: 'delivered' });
  expect(textOf()[1]).toBe(
    'Hello Rosa, this is about your order CQ-000007. We hope that everything arrived well.',
  );
});

// The test must notice this fault in office/src/areas/orders/order-people.tsx
// - delivery.parcel?.carrier ?? delivery.planned_carrier
// + delivery.parcel?.carrier
// test shows the carrier of a planned delivery
it.each([
  ['planned', { parcel: null }, 'Reparto propio'],
  ['sent', { parcel: { carrier: 'Ruta Sur', number: null, url: null } }, 'Ruta Sur'],
])('shows the carrier of a %s delivery', async (_, delivery, carrier) => {
  await show({ ...ORDER, delivery: { ...ORDER.delivery, planned_carrier: 'Reparto propio', ...delivery } });
  expect(screen.getByText(carrier)).toBeTruthy();
});
