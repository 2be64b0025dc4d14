// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { reservations } from './index.ts';

const RESERVATION = {
  id: '7',
  version: 'a',
  name: 'Ana Soto',
  phone: '+56911111111',
  date: '2030-08-14',
  hour: '20:00',
  people: 2,
  status: 'confirmed',
  locale: 'es',
  created_at: '2030-08-01T12:00:00Z',
  steps: ['move'],
};

it('says that another person was faster when the reservation allows no step any more', async () => {
  const office = createFakeOffice({
    'GET /office/reservations/7': () => json(RESERVATION),
    'GET /office/reservations/7/hours': () => json({ data: [] }),
    'POST /office/reservations/7/move': () => {
      office.answers['GET /office/reservations/7'] = () =>
        json({ ...RESERVATION, version: 'b', status: 'cancelled', steps: [] });
      return refused(409, 'CONFLICT');
    },
  });
  await showScreen(office, reservations, '/reservations/7/show');
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar día, hora o personas' }));
  fireEvent.mouseDown(await screen.findByLabelText('Personas'));
  fireEvent.click(screen.getByRole('option', { name: '4' }));
  fireEvent.click(screen.getByRole('button', { name: /^Cambiar/ }));
  await screen.findByText('Anulada');
  await screen.findByText(/Otra persona/);
});

it.each([true, false])('tells the API whether the house cancels: %s', async (isByHouse) => {
  const bodies: unknown[] = [];
  const office = createFakeOffice({
    'GET /office/reservations/7': () => json({ ...RESERVATION, email: 'ana@example.cl', steps: ['cancel'] }),
    'POST /office/reservations/7/cancel': ({ body }) => {
      bodies.push(body);
      return json(RESERVATION);
    },
  });
  await showScreen(office, reservations, '/reservations/7/show');
  fireEvent.click(await screen.findByRole('button', { name: 'Anular la reserva' }));
  const dialog = within(await screen.findByRole('dialog'));
  if (!isByHouse) fireEvent.click(dialog.getByRole('checkbox', { name: /Lo pidió el cliente/ }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'se inundó el bar' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Anular la reserva' }));
  await screen.findByText('Reserva anulada');
  expect(bodies).toEqual([{ version: 'a', reason: 'se inundó el bar', by_house: isByHouse }]);
});
