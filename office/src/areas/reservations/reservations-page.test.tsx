// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen, showSignedIn } from '../../testing/show-in-office.tsx';
import { reservations } from './index.ts';
import ReservationsPage from './reservations-page.tsx';

const FOUND = {
  id: '7',
  number: 'R-7',
  kind: 'table',
  event: null,
  status: 'confirmed',
  starts_at: '2026-12-03T23:00:00.000Z',
  date: '2026-12-03',
  hour: '20:00',
  people: 8,
  name: 'Ana Soto',
  arrival: null,
  has_text: false,
  confirm_until: null,
  has_alike: false,
};
const open = async () => {
  const office = createFakeOffice({ 'GET /office/reservation-days': () => json({ today: '', days: [] }) });
  const { router } = await showSignedIn(office, <ReservationsPage />, { address: '/reservations' });
  await screen.findByLabelText('Día');
  return router;
};
const day = () => screen.getByLabelText<HTMLInputElement>('Día').value;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T22:00:00-03:00') }));
afterEach(() => void vi.useRealTimers());

it('opens the new day after midnight in a tab that stayed open', async () => {
  const router = await open();
  expect(day()).toBe('2026-11-23');
  vi.setSystemTime(new Date('2026-11-24T09:00:00-03:00'));
  await act(() => router.navigate('/reservations'));
  expect(day()).toBe('2026-11-24');
});

it('goes back to yesterday after midnight, and keeps that day in the address', async () => {
  const router = await open();
  vi.setSystemTime(new Date('2026-11-24T09:00:00-03:00'));
  press('Hoy');
  await waitFor(() => expect(day()).toBe('2026-11-24'));
  press('Anterior');
  await waitFor(() => expect(day()).toBe('2026-11-23'));
  expect(router.state.location.search).toBe('?date=2026-11-23');
});

it('counts the people of a closed day that has reservations, beside the reason', async () => {
  const closed = (date: string, people: number) => ({
    date,
    opens: null,
    closes: null,
    reason: 'Inventario',
    people,
    reservations: people > 0 ? [{ ...FOUND, date, people }] : [],
  });
  const office = createFakeOffice({
    'GET /office/reservation-days': () =>
      json({ today: '2026-11-23', days: [closed('2026-11-24', 8), closed('2026-11-25', 0)] }),
  });
  await showSignedIn(office, <ReservationsPage />, { address: '/reservations' });
  await screen.findByText('Inventario · 8 personas');
  screen.getByText('Inventario');
});

it('reads the free seats of a new reservation again after a lost answer', async () => {
  const office = createFakeOffice({});
  await showScreen(office, reservations, '/reservations/create?date=2026-11-24');
  await screen.findByText(/No hay conexión/);
  office.answers['GET /office/free-seats'] = () =>
    json({ closed: null, hours: [{ hour: '20:00', is_free: true, seats_left: 4 }], events: [] });
  press('Probar otra vez');
  await screen.findByText(/20:00/);
});

it('empties the hour that staff chose when another day does not offer it, and sends nothing without one', async () => {
  const office = createFakeOffice({
    'GET /office/free-seats': ({ url }) =>
      json({
        closed: null,
        hours: (url.includes('2026-11-24') ? ['20:00', '21:00'] : ['13:00', '20:00']).map((hour) => ({
          hour,
          is_free: true,
          seats_left: 4,
        })),
        events: [],
      }),
  });
  await showScreen(office, reservations, '/reservations/create?date=2026-11-24');
  await screen.findByText(/20:00/);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Hora/ }));
  fireEvent.click(within(await screen.findByRole('listbox')).getByText(/21:00/));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Nombre/, 'Rosa Soto');
  type(/^Teléfono/, '9 8765 4321');
  type(/^Día/, '2026-11-25');
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name=hour]')?.value).toBe(''));
  press('Anotar');
  await screen.findByText('Falta este dato');
  expect(office.asked.some(({ method }) => method === 'POST')).toBe(false);
});

it('says that a search found more reservations than it shows', async () => {
  const office = createFakeOffice({
    'GET /office/reservation-days': () => json({ today: '', days: [] }),
    'GET /office/reservations': () => json({ data: [FOUND], total: 73, more: false }),
  });
  await showSignedIn(office, <ReservationsPage />, { address: '/reservations' });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'soto' } });
  await screen.findByText('73 reservas. Aquí se ven 1: escribe más para encontrar las otras.');
});

it('keeps the search for Back, and shows the chosen day in its place', async () => {
  const office = createFakeOffice({
    'GET /office/reservation-days': () => json({ today: '', days: [] }),
    'GET /office/reservations': () => json({ data: [FOUND], total: 1, more: false }),
  });
  const { router } = await showSignedIn(office, <ReservationsPage />, {
    start: <p>Inicio</p>,
    address: '/reservations?date=2026-11-25',
  });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'soto' } });
  await screen.findByText(/1 reserva/);
  await act(() => router.navigate('/'));
  await screen.findByText('Inicio');
  await act(() => router.navigate(-1));
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('soto');
  expect(day()).toBe('2026-11-25');
  await screen.findByText(/1 reserva/);
  press('Hoy');
  await waitFor(() => expect(screen.queryByText(/1 reserva/)).toBeNull());
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe('');
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field.value).toBe('soto'));
  await act(() => router.navigate(1));
  await waitFor(() => expect(field.value).toBe(''));
});
