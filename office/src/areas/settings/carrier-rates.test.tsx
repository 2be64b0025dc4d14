// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { settings } from './index.ts';

const RATE = { region_id: '05', commune_ids: ['05109'], price: 8990, min_days: 1, max_days: 1 };
const VAN = {
  name: 'Reparto propio',
  tracking_url: '',
  needs_number: false,
  service: 'by-hand',
  quotes: false,
  rates: [RATE],
};
const REGION = { id: '05', name: 'Región de Valparaíso', communes: [{ id: '05109', name: 'Viña del Mar' }] };

// The test must notice this fault in office/src/areas/settings/carriers-fields.tsx
// - <CarrierRates />
// + {null}
it('changes the price of a carrier, and keeps its communes and days', async () => {
  const office = createFakeOffice({
    'GET /office/settings/carriers': () => json({ id: 'carriers', version: 'a', value: { carriers: [VAN] } }),
    'GET /office/places': () => json({ data: [REGION] }),
    'PUT /office/settings/carriers': () => json({ id: 'carriers', version: 'b', value: { carriers: [VAN] } }),
  });
  await showScreen(office, settings, '/rules/carriers');
  await screen.findByText('Viña del Mar');
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  type(/^Precio con IVA/, '9990');
  type(/^¿Por qué\?/, 'subió la bencina');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(office.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      version: 'a',
      value: { carriers: [{ ...VAN, rates: [{ ...RATE, price: 9990 }] }] },
      reason: 'subió la bencina',
    }),
  );
});

it.each([
  ['carriers', { carriers: [{ ...VAN, rates: [{ ...RATE, commune_ids: [] }] }] }],
  ['delivery-promise', { carrier_by_region: [{ region_id: '05', carrier_days: [1] }] }],
])('offers the regions of the setting %s after a failed read of them', async (id, value) => {
  const office = createFakeOffice({
    [`GET /office/settings/${id}`]: () => json({ id, version: 'a', value }),
  });
  await showScreen(office, settings, `/rules/${id}`);
  const retry = await screen.findByRole('button', { name: 'Probar otra vez' });
  office.answers['GET /office/places'] = () => json({ data: [REGION] });
  fireEvent.click(retry);
  await screen.findByText('Región de Valparaíso');
});
