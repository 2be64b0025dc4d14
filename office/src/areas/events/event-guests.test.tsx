// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DateInput, SimpleForm } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { sessionOf, showInOffice } from '../../testing/show-in-office.tsx';
import { DayWarning } from '../closed-days/closed-day-create.tsx';
import { ClosedWarning } from './event-fields.tsx';
import { EventGuests } from './event-guests.tsx';

let office: ReturnType<typeof createFakeOffice>;
const SESSION = {
  staff: { id: '1', name: 'Inés', email: 'ines@example.cl', role: 'manager' },
  permissions: ['people.export', 'reservations.read'],
  shop_url: 'http://shop',
};
beforeEach(() => {
  office = createFakeOffice({ 'GET /office/session': () => json(SESSION) });
});

const open = async (page: ReactNode) => {
  const session = sessionOf(office);
  await session.open();
  await showInOffice(session, page);
};
const dayForm = (warning: ReactNode) => (
  <SimpleForm toolbar={false} defaultValues={{ day: '2030-08-14' }}>
    <DateInput source="day" label="Día" />
    {warning}
  </SimpleForm>
);

it('shows the guests of an event with contact, texts and state', async () => {
  const guest = { id: '7', number: 'R-7', name: 'Óscar Soto', people: 3, email: 'oscar@correo.example' };
  office.answers['GET /office/events/4/guests'] = () =>
    json({
      data: [{ ...guest, phone: '+56911111111', message: 'Soy vegano', note: 'Al fondo', state: 'arrived' }],
      people: 3,
    });
  await open(<EventGuests id="4" day="2030-08-14" />);
  await screen.findByText('Vienen 3 personas.');
  expect(screen.getByRole('link', { name: 'Óscar Soto' }).getAttribute('href')).toBe('/reservations/7/show');
  for (const words of [/oscar@correo.example/, '+56911111111', '«Soy vegano»', 'Al fondo', 'Llegó'])
    screen.getByText(words);
  screen.getByRole('button', { name: 'Bajar la lista (CSV)' });
});

it('says which guests wait for the mailed link, and which look alike', async () => {
  const guest = {
    number: 'R-7',
    people: 3,
    email: 'o@correo.example',
    phone: '+56911111111',
    state: 'confirmed',
  };
  office.answers['GET /office/events/4/guests'] = () =>
    json({
      data: [
        { ...guest, id: '7', name: 'Óscar Soto', is_held: true, has_alike: true, message: null, note: null },
        { ...guest, id: '8', name: 'Ana Soto', is_held: false, has_alike: false, message: null, note: null },
      ],
      people: 6,
    });
  await open(<EventGuests id="4" day="2030-08-14" />);
  const row = (await screen.findByRole('link', { name: 'Óscar Soto' })).closest('tr, li');
  expect(row?.textContent).toMatch(/Espera confirmación.*Se parece a otra/);
  expect(screen.getAllByText('Se parece a otra')).toHaveLength(1);
  expect(screen.getAllByText('Espera confirmación')).toHaveLength(1);
});

it('warns at once when the bar is closed on the chosen day', async () => {
  office.answers['GET /office/bar-days/2030-08-14'] = () => json({ closed: null, events: [] });
  office.answers['GET /office/bar-days/2030-08-15'] = () => json({ closed: 'Inventario', events: [] });
  await open(dayForm(<ClosedWarning />));
  const day = await screen.findByLabelText(/Día/);
  await waitFor(() => expect(office.asked.at(-1)?.url).toBe('/office/bar-days/2030-08-14'));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(day, { target: { value: '2030-08-15' } });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'El bar está cerrado ese día: Inventario.',
  );
});

it('names the events of a day that is about to be closed', async () => {
  office.answers['GET /office/bar-days/2030-08-14'] = () =>
    json({ closed: null, events: [{ id: '4', title: 'Cata de otoño', hour: '19:30' }] });
  await open(dayForm(<DayWarning />));
  expect((await screen.findByRole('alert')).textContent).toContain('Ese día hay un evento');
  expect(screen.getByRole('link', { name: 'Cata de otoño' }).getAttribute('href')).toBe('/events/4');
});

it('says how many reservations a day has that is about to be closed, and leads to them', async () => {
  office.answers['GET /office/bar-days/2030-08-14'] = () =>
    json({ closed: null, events: [], reservations: 3 });
  await open(dayForm(<DayWarning />));
  expect((await screen.findByRole('alert')).textContent).toContain('Ese día hay 3 reservas de mesa');
  expect(screen.getByRole('link', { name: 'Ver el día' }).getAttribute('href')).toBe(
    '/reservations?date=2030-08-14',
  );
});
