// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import { openI18n } from '../../messages/i18n.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import ReservationsPage from './reservations-page.tsx';

const call = async () => ({ today: '', days: [] });
const services = {
  session: { client: { call } } as unknown as SessionModel,
  typedTexts: createTypedTexts(window.sessionStorage),
};

const open = async () => {
  const i18nProvider = await openI18n(window.localStorage);
  const element = (
    <ServicesProvider services={services}>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <ReservationsPage />
      </AdminContext>
    </ServicesProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/reservations'] });
  render(<RouterProvider router={router} />);
  await screen.findByLabelText('Día');
  return router;
};
const day = () => screen.getByLabelText<HTMLInputElement>('Día').value;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  // Material UI reports a property of its earlier versions.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T22:00:00-03:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
