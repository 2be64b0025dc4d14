// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showSignedIn } from '../../testing/show-in-office.tsx';
import { CommuneDialog } from './commune-dialog.tsx';
import type { Commune, Rate } from './rate.ts';

const REGION = { id: '12', name: 'Magallanes', rate: { price: 3990, min_days: 1, max_days: 2 } };
let office: ReturnType<typeof createFakeOffice>;
beforeEach(() => {
  office = createFakeOffice({ 'PUT /office/communes/5': () => json({}) });
});

const openCommune = async (rate: Rate | null) => {
  const commune = { id: '5', name: 'Río Verde', version: 'a', is_delivered: true, rate } as Commune;
  await showSignedIn(
    office,
    <RecordContextProvider value={REGION}>
      <CommuneDialog commune={commune} onClose={vi.fn()} />
    </RecordContextProvider>,
  );
  await screen.findByRole('dialog', { name: 'Río Verde' });
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const saveBecause = async (reason: string) => {
  type(/¿Por qué\?/, reason);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(office.asked).toHaveLength(1));
  return office.asked[0]?.body;
};

it('shows and saves the own rate of a commune, not the one of its region', async () => {
  await openCommune({ price: 6990, min_days: 3, max_days: 5 });
  expect(field(/Precio/).value).toBe('6990');
  expect([field(/Días hábiles/).value, field(/hasta/).value]).toEqual(['3', '5']);
  expect(await saveBecause('va en barcaza')).toEqual({
    version: 'a',
    is_delivered: true,
    rate: { price: 6990, min_days: 3, max_days: 5 },
    reason: 'va en barcaza',
  });
});

it('saves a first own rate as it was typed', async () => {
  await openCommune(null);
  fireEvent.click(screen.getByRole('radio', { name: 'Con precio y plazo propios' }));
  await screen.findByLabelText(/Precio/);
  type(/Precio/, '8.990');
  type(/Días hábiles/, '6');
  type(/hasta/, '9');
  expect(await saveBecause('va en barcaza')).toMatchObject({
    rate: { price: 8990, min_days: 6, max_days: 9 },
  });
});
