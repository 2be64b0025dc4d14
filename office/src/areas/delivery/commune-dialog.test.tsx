// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, memoryStore, RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import { openI18n } from '../../messages/i18n.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import { CommuneDialog } from './commune-dialog.tsx';
import type { Commune, Rate } from './rate.ts';

const REGION = { id: '12', name: 'Magallanes', rate: { price: 3990, min_days: 1, max_days: 2 } };
const call = vi.fn(async (..._: unknown[]) => ({}));
const services = {
  session: { client: { call } } as unknown as SessionModel,
  typedTexts: createTypedTexts(window.sessionStorage),
};

const openCommune = async (rate: Rate | null) => {
  const i18nProvider = await openI18n(window.localStorage);
  const commune = {
    id: '5',
    name: 'Río Verde',
    version: 'a',
    is_delivered: true,
    rate,
  } as unknown as Commune;
  render(
    <ServicesProvider services={services}>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <RecordContextProvider value={REGION}>
          <CommuneDialog commune={commune} onClose={vi.fn()} />
        </RecordContextProvider>
      </AdminContext>
    </ServicesProvider>,
  );
  await screen.findByRole('dialog', { name: 'Río Verde' });
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const saveBecause = (reason: string) => {
  type(/¿Por qué\?/, reason);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
};

// Material UI reports a property of its earlier versions.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  call.mockClear();
});

it('shows and saves the own rate of a commune, not the one of its region', async () => {
  await openCommune({ price: 6990, min_days: 3, max_days: 5 });
  expect(field(/Precio/).value).toBe('6990');
  expect([field(/Días hábiles/).value, field(/hasta/).value]).toEqual(['3', '5']);
  saveBecause('va en barcaza');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(call.mock.calls[0]?.[1]).toEqual({
    params: { id: '5' },
    body: {
      version: 'a',
      is_delivered: true,
      rate: { price: 6990, min_days: 3, max_days: 5 },
      reason: 'va en barcaza',
    },
  });
});

it('saves a first own rate as it was typed', async () => {
  await openCommune(null);
  fireEvent.click(screen.getByRole('radio', { name: 'Con precio y plazo propios' }));
  await screen.findByLabelText(/Precio/);
  type(/Precio/, '8.990');
  type(/Días hábiles/, '6');
  type(/hasta/, '9');
  saveBecause('va en barcaza');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: { rate: { price: 8990, min_days: 6, max_days: 9 } },
  });
});
