// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { reservations } from './index.ts';

afterEach(() => void vi.useRealTimers());

it('shows new guests within a minute while somebody uses the list', async () => {
  let people = 2;
  const office = createFakeOffice({
    'GET /office/guest-list': () => json({ event: null, people, arrived: 0, guests: [] }),
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
  await showScreen(office, reservations, '/guest-list?date=2030-08-14');
  await screen.findByText(/^Vienen 2 personas/);
  people = 5;
  await pass(1.1);
  await screen.findByText(/^Vienen 5 personas/);
  await pass(25);
  const reads = office.asked.length;
  await pass(10);
  expect(office.asked).toHaveLength(reads);
  fireEvent.pointerDown(document.body);
  await pass(1.1);
  expect(office.asked).toHaveLength(reads + 1);
});
