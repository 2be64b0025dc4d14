// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ListedReservation } from 'shared-contracts/office/reservations.schema';
import { expect, it } from 'vitest';
import { showPart } from '../../testing/show-in-office.tsx';
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

it('says that a reservation waits for the mailed link, and that it looks like another one', async () => {
  await showPart(<ReservationEntry reservation={reservation} />);
  await screen.findByText('Espera confirmación');
  screen.getByTitle('Se parece a otra');
});

it('says neither of an ordinary reservation', async () => {
  await showPart(
    <ReservationEntry reservation={{ ...reservation, confirm_until: null, has_alike: false }} />,
  );
  await screen.findByText('Ana Soto');
  expect(screen.queryByText('Espera confirmación')).toBeNull();
  expect(screen.queryByTitle('Se parece a otra')).toBeNull();
});

it('shows what alike reservations have in common', async () => {
  await showPart(<AlikeReservations alike={[{ ...reservation, common: ['network', 'phone'] }]} />);
  await screen.findByText('misma red · mismo teléfono');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/reservations/7/show');
});

it('shows the day in words where reservations of many days are listed', async () => {
  await showPart(<ReservationEntry reservation={reservation} hasDate />);
  await screen.findByText('jueves 3 de diciembre de 2026 20:00');
});
