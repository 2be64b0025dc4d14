// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showOfRecord } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';
import { OrderSteps } from './order-steps.tsx';

const VAN = { name: 'Furgón', tracking_url: '', needs_number: false, service: 'by-hand' };
const COURIER = { name: 'Ruta Sur', tracking_url: '', needs_number: true, service: 'courier-api' };
const AWAY = 'Ruta Sur no responde. Nada cambió: intenta otra vez o despacha a mano.';

const open = async (
  { label, booking = null }: { label: string; booking?: object | null },
  answer: () => Response = () => json({}),
) => {
  const office = createFakeOffice({
    'GET /office/orders/7': () =>
      json({
        id: '7',
        version: 'a',
        delivery: { method: 'home', booking },
        refunds: [],
        steps: [
          { step: 'advance', to: 'on_the_way', consequence: 'Sale un correo.' },
          { step: 'book-parcel', to: null, consequence: 'El transporte da el número.' },
        ],
      }),
    'GET /office/carriers': () => json({ data: [VAN, COURIER] }),
    'POST /office/orders/7/booking': answer,
    'POST /office/orders/7/advance': () => json({}),
  });
  await showOfRecord(office, orders, <OrderSteps />);
  fireEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('combobox', { name: 'Transporte' });
  fireEvent.click(dialog.getByRole('button', { name: label }));
  return office.asked;
};
const sentIn = (asked: readonly { method: string; body: unknown }[]) =>
  asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

it('books at the carrier that takes bookings', async () => {
  const asked = await open({ label: 'Reservar envío' });
  await screen.findByText('Envío reservado');
  expect(sentIn(asked)).toEqual([{ version: 'a', carrier: 'Ruta Sur' }]);
});

it('says that the carrier does not answer, and keeps the dialog', async () => {
  await open({ label: 'Reservar envío' }, () => refused(409, 'STEP_REFUSED', {}, AWAY));
  await screen.findByText(AWAY);
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('proposes the booked parcel when the order is sent by hand', async () => {
  const booking = { carrier: 'Ruta Sur', number: 'SIM-1234', state: 'booked' };
  const asked = await open({ label: 'Despachar', booking });
  await screen.findByText('Pedido actualizado');
  expect(sentIn(asked)).toEqual([
    { version: 'a', parcel: { carrier: 'Ruta Sur', tracking_number: 'SIM-1234' } },
  ]);
});
