// @vitest-environment happy-dom

import { createBus } from 'shared-contracts/bus/create-bus';
import { sessionState } from 'shared-contracts/bus/topics';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, expect, it, vi } from 'vitest';
import { readStoredCount } from '../stored-cart.ts';
import { createCartServiceLoader, wakeForCart } from './cart-service.ts';

const started: string[] = [];
const service = (name: string, ended: Promise<void> = Promise.resolve()) => ({
  contract: 2,
  start: async ({ state }: { state?: object }) => {
    started.push(`${name} begins${state ? ' with a state' : ''}`);
    return async () => {
      await ended;
      started.push(`${name} ends`);
    };
  },
});
let loaded = service('old');
vi.mock('./remotes/load.ts', () => ({ loadExposed: async () => loaded }));
const settle = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  started.length = 0;
  localStorage.clear();
});

it('starts the new release’s cart after the old one stopped, without the old server state', async () => {
  const answered = Promise.withResolvers<void>();
  loaded = service('old', answered.promise);
  const cart = createCartServiceLoader(createTestHost(), () => ({ some: 'state' }));
  cart.wake();
  await settle();
  loaded = service('new');
  const renewed = cart.renew();
  // A command during the switch waits on the bus.
  cart.wake();
  await settle();
  expect(started).toEqual(['old begins with a state']);
  answered.resolve();
  await renewed;
  await settle();
  expect(started).toEqual(['old begins with a state', 'old ends', 'new begins']);
});

it('does not start, for a new release, a cart service that was not running', async () => {
  await createCartServiceLoader(createTestHost(), () => null).renew();
  expect(started).toEqual([]);
});

const watch = () => {
  const bus = createBus({ onProblem: () => {} });
  const wake = vi.fn();
  wakeForCart(bus, wake);
  return { bus, wake };
};
const fill = () => localStorage.setItem('cart', JSON.stringify([{ sku: 'W1', qty: 2 }]));

it.each([
  ['another tab fills its cart', () => window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))],
  ['the tab comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the tab comes back from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
])('a tab whose cart was empty wakes the cart service when %s', (_, happens) => {
  const { wake } = watch();
  happens();
  expect(wake).not.toHaveBeenCalled();
  fill();
  happens();
  expect(wake).toHaveBeenCalled();
});

it('wakes the cart service of an idle page when the browser has a cart', async () => {
  fill();
  const { wake } = watch();
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce());
});

it('starts the cart service for a customer without a stored cart', async () => {
  const { bus, wake } = watch();
  bus.publish(sessionState, { kind: 'guest' });
  expect(wake).not.toHaveBeenCalled();
  bus.publish(sessionState, { kind: 'customer', id: 'u-1', firstName: 'Ana' });
  await vi.waitFor(() => expect(wake).toHaveBeenCalled());
});

it('shows no count for the cart of a customer who signed out', () => {
  fill();
  localStorage.setItem('cart_owner', 'account');
  localStorage.setItem('session', 'yes');
  expect(readStoredCount()).toBe(2);
  localStorage.removeItem('session');
  expect(readStoredCount()).toBe(0);
});
