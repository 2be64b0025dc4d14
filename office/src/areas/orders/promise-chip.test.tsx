// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import type { ListedOrder } from 'shared-contracts/office/orders.schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PromiseChip } from './promise-chip.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-04T02:30:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (order: Partial<ListedOrder>) => {
  render(
    <AdminContext
      i18nProvider={{ translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'es' }}
    >
      <PromiseChip order={order as ListedOrder} />
    </AdminContext>,
  );
  return screen.queryByText(/promise/)?.textContent ?? null;
};

it.each([
  // 23:30 of 3 December in Santiago.
  ['confirmed', '2026-12-03', 'orders.promise_until'],
  ['confirmed', '2026-12-02', 'orders.promise_late'],
  ['on_the_way', '2026-12-02', 'orders.promise_late'],
  ['delivered', '2026-12-02', null],
  ['cancelled', '2026-12-02', null],
  ['confirmed', null, null],
] as const)('an order that is %s and promised for %s shows %s', (status, promised_on, words) => {
  expect(show({ status, promised_on, delivery: 'home' })).toBe(words);
});

it('a pick-up that is ready is not late', () => {
  const order = { promised_on: '2026-12-02', delivery: 'pickup' as const };
  expect(show({ ...order, status: 'confirmed' })).toBe('orders.promise_late');
  cleanup();
  expect(show({ ...order, status: 'on_the_way' })).toBeNull();
});
