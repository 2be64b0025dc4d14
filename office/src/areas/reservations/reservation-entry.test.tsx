// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ListedReservation } from 'shared-contracts/office/reservations.schema';
import { afterEach, expect, it } from 'vitest';
import { openI18n } from '../../messages/i18n.ts';
import { AlikeReservations } from './alike-reservations.tsx';
import { ReservationEntry } from './reservation-entry.tsx';

const reservation: ListedReservation = {
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
  confirm_until: '2026-12-01T15:00:00.000Z',
  has_alike: true,
};
afterEach(cleanup);

const open = async (element: React.ReactNode) => {
  const i18nProvider = await openI18n(window.localStorage);
  const page = <AdminContext i18nProvider={i18nProvider}>{element}</AdminContext>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
};

it('says that a reservation waits for the mailed link, and that it looks like another one', async () => {
  await open(<ReservationEntry reservation={reservation} />);
  await screen.findByText('Espera confirmación');
  screen.getByTitle('Se parece a otra');
});

it('says neither of an ordinary reservation', async () => {
  await open(<ReservationEntry reservation={{ ...reservation, confirm_until: null, has_alike: false }} />);
  await screen.findByText('Ana Soto');
  expect(screen.queryByText('Espera confirmación')).toBeNull();
  expect(screen.queryByTitle('Se parece a otra')).toBeNull();
});

it('shows what alike reservations have in common', async () => {
  await open(<AlikeReservations alike={[{ ...reservation, common: ['network', 'phone'] }]} />);
  await screen.findByText('misma red · mismo teléfono');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/reservations/7/show');
});
