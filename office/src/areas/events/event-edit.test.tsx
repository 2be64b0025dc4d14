// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { events } from './index.ts';

const words = { title: 'Cata', lead: 'Cinco vinos', place: 'El bar', text: 'Con Ana Soto' };
const event = {
  id: '4',
  version: 'a',
  kind: 'tasting',
  day: '2030-08-14',
  hour: '19:30',
  duration_minutes: 120,
  price: 0,
  capacity: 12,
  max_persons: 6,
  is_visible: true,
  es: words,
  en: { ...words, text: '' },
};

it.each([
  { reservations: 2, warnings: 1 },
  { reservations: 0, warnings: 0 },
])('warns of mails with $reservations reservations', async ({ reservations, warnings }) => {
  const office = createFakeOffice({ 'GET /office/events/4': () => json({ ...event, reservations }) });
  await showScreen(office, events, '/events/4');
  await screen.findByDisplayValue('Con Ana Soto');
  expect(screen.queryAllByText(/^Si cambias el día/)).toHaveLength(warnings);
});

it('empties the Spanish text of an event', async () => {
  const office = createFakeOffice({
    'GET /office/events/4': () => json(event),
    'PUT /office/events/4': () => json({ ...event, version: 'b' }),
  });
  await showScreen(office, events, '/events/4');
  const change = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await screen.findByDisplayValue('Con Ana Soto');
  change(/^Texto \(español\)/, '');
  change(/^¿Por qué\?/, 'ya no viene Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  // Null would leave the stored text as it is.
  await waitFor(() =>
    expect(office.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ es: { text: '' } }),
  );
});

it('says of an event that has started what cannot be changed, and saves the rest', async () => {
  const past = { ...event, day: '2020-08-14', is_past: true };
  const office = createFakeOffice({
    'GET /office/events/4': () => json(past),
    'PUT /office/events/4': () => json({ ...past, version: 'b' }),
  });
  await showScreen(office, events, '/events/4');
  await screen.findByText(/^Ya empezó/);
  for (const name of [/^Día/, /^Hora/, /^Minutos que dura/])
    expect(screen.getByLabelText<HTMLInputElement>(name).disabled).toBe(true);
  expect(screen.queryByText(/Con reservas no se puede ocultar/)).toBeNull();
  expect(office.asked.map(({ url }) => url).filter((url) => url.includes('2020-08-14'))).toEqual([]);
  fireEvent.click(screen.getByLabelText(/^Publicado en la tienda/));
  fireEvent.change(screen.getByRole('textbox', { name: /^¿Por qué\?/ }), { target: { value: 'ya fue' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(office.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      day: '2020-08-14',
      hour: '19:30',
      duration_minutes: 120,
      is_visible: false,
    }),
  );
});
