// @vitest-environment happy-dom
import { createTestHost } from 'shared-contracts/kit/test-host';
import { afterEach, expect, it, vi } from 'vitest';
import { createCartServiceLoader } from './cart-service.ts';

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
});

it('another release takes the cart over when the old one has ended, without what the server wrote for the old one', async () => {
  const answered = Promise.withResolvers<void>();
  loaded = service('old', answered.promise);
  const cart = createCartServiceLoader(createTestHost(), () => ({ some: 'state' }));
  cart.wake();
  await settle();
  loaded = service('new');
  const renewed = cart.renew();
  // A command that comes meanwhile wakes nobody: it waits on the bus.
  cart.wake();
  await settle();
  expect(started).toEqual(['old begins with a state']);
  answered.resolve();
  await renewed;
  await settle();
  expect(started).toEqual(['old begins with a state', 'old ends', 'new begins']);
});

it('a cart that nobody has woken sleeps on', async () => {
  await createCartServiceLoader(createTestHost(), () => null).renew();
  expect(started).toEqual([]);
});
