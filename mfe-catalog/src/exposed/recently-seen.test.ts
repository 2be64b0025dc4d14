// @vitest-environment happy-dom
import { sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, expect, it, vi } from 'vitest';
import { wine } from '../fixtures/products.ts';
import { start } from './favourites.tsx';

const place = (opened: string) => {
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset.recentlySeen = opened;
  return element;
};

beforeEach(() => localStorage.clear());

it('shows recently seen products in each place, without the product of its page, which it records', async () => {
  const host = createTestHost({
    answers: { 'list-product-cards': { data: [wine({ id: 1, name: 'Maipo', name_card: 'Maipo' })] } },
  });
  host.bus.publish(sessionState, { kind: 'guest' });
  await start({ host });
  const first = place('1');
  await vi.waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.favourites)).toContain('"product_id":1'));
  expect(first.textContent).toBe('');
  first.remove();
  const [next, cart] = [place('2'), place('')];
  await vi.waitFor(() => expect(next.textContent).toContain('Maipo'), 20_000);
  await vi.waitFor(() => expect(cart.textContent).toContain('Maipo'), 20_000);
  expect(host.problems).toEqual([]);
});

it('shows the price of now on each product page, also in a tab that stays open', async () => {
  let price = 9990;
  const host = createTestHost({
    answers: { 'list-product-cards': () => ({ data: [wine({ id: 1, price }), wine({ id: 2, price })] }) },
  });
  host.bus.publish(sessionState, { kind: 'guest' });
  await start({ host });
  place('1');
  const first = place('2');
  await vi.waitFor(() => expect(first.textContent).toContain('$9.990'), 20_000);
  price = 12_990;
  first.remove();
  const later = place('2');
  await vi.waitFor(() => expect(later.textContent).toContain('$12.990'), 5000);
});
