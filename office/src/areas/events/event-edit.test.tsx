// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { events } from './index.ts';

it('empties the Spanish text of an event', async () => {
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
