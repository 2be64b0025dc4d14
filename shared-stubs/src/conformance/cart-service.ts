/**
 * Conformance suite for cart services, of checkout and of the stub (docs/architecture/contract.md#event-bus).
 * Needs a document.
 */
import { catalogue } from 'shared-contracts/api/catalogue';
import { type CartItem, cartState, cartUpdate } from 'shared-contracts/bus/topics';
import type { CartServiceModule } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubHost } from '../host/stub-host.ts';
import { toCartItem } from '../host/to-cart-item.ts';
import { createSuiteApi, expectServedContract, WAIT } from './remote-under-test.ts';
import { watchHost, watchPage } from './watch-page.ts';

export const describeCartService = (name: string, load: () => Promise<CartServiceModule>): void => {
  describe(`cart service of ${name}`, () => {
    let first: CartItem;
    let second: CartItem;
    const stops: (() => void)[] = [];
    afterEach(() => {
      for (const stop of stops.splice(0)) stop();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });

    beforeEach(async () => {
      // A loaded cart module keeps its cart, so each test loads a new copy.
      vi.resetModules();
      localStorage.clear();
      const { data } = await createSuiteApi('es').call(catalogue.wines.list, {});
      const inStock = data.filter(({ stock }) => stock > 3).map(toCartItem);
      [first, second] = inStock as [CartItem, CartItem];
    });

    const open = async () => {
      const stub = createStubHost({ cart: 'none', api: createSuiteApi('es') });
      stops.push(() => stub.close());
      const { host, leaks } = watchHost(stub);
      const service = await load();
      const start = async () => {
        const stop = await service.start({ host });
        stops.push(stop);
        return stop;
      };
      const update = (item: CartItem, qty: number, previousQty = 0) =>
        stub.bus.request(cartUpdate, { item, qty, previousQty });
      return { host: stub, leaks, service, start, update, state: () => stub.bus.read(cartState) };
    };

    it('has a contract version that the shell supports', async () => {
      const { service } = await open();
      expectServedContract(service.contract);
    });

    it('publishes an empty cart for a new visitor before its start has finished', async () => {
      const { start, state } = await open();
      await start();
      expect(state()).toEqual({ count: 0, total: 0, lines: [] });
    });

    it('sets a quantity, returns count and total, and publishes both with the line', async () => {
      const { start, update, state } = await open();
      await start();
      const total = 2 * first.price;
      expect(await update(first, 2)).toEqual({ count: 2, total });
      expect(state()).toEqual({ count: 2, total, lines: [{ sku: first.sku, qty: 2 }] });
    });

    it('sets a quantity to the given value instead of adding it', async () => {
      const { start, update } = await open();
      await start();
      await update(first, 2);
      expect(await update(first, 3, 2)).toEqual({ count: 3, total: 3 * first.price });
    });

    it('adds units to the line when the sender does not know the cart', async () => {
      const { host, start, update, state } = await open();
      await start();
      await update(first, 2);
      const added = { item: first, qty: 1, previousQty: 0, add: 1 };
      expect(await host.bus.request(cartUpdate, added)).toMatchObject({ count: 3 });
      expect(state()?.lines).toEqual([{ sku: first.sku, qty: 3 }]);
    });

    it('adds no more units than the stock, and removes none', async () => {
      const { host, start, update } = await open();
      await start();
      await update(first, first.stock);
      const added = { item: first, qty: 2, previousQty: 0, add: 2 };
      expect(await host.bus.request(cartUpdate, added)).toMatchObject({ count: first.stock });
    });

    it('has one line per sku, and removes it at quantity 0', async () => {
      const { start, update, state } = await open();
      await start();
      await update(first, 1);
      await update(second, 2);
      expect(state()?.total).toBe(first.price + 2 * second.price);
      expect(await update(first, 0, 1)).toEqual({ count: 2, total: 2 * second.price });
      expect(state()?.lines).toEqual([{ sku: second.sku, qty: 2 }]);
    });

    it('refuses a quantity above the stock, and keeps the previous one', async () => {
      const { host, start, update, state } = await open();
      await start();
      await update(first, 1);
      await expect(update(first, first.stock + 1, 1)).rejects.toMatchObject({
        name: 'ApiError',
        code: 'OUT_OF_STOCK',
        statusCode: 409,
      });
      await vi.waitFor(() => expect(state()).toMatchObject({ count: 1, total: first.price }), WAIT);
      expect(host.log.entries().filter(({ kind }) => kind === 'report')).toEqual([]);
    });

    it('serves commands that were sent before its start', async () => {
      const { start, update } = await open();
      const early = update(first, 1);
      await start();
      expect(await early).toEqual({ count: 1, total: first.price });
    });

    it('leaves nothing behind when it stops, also when stopped twice', async () => {
      const { leaks, start, update } = await open();
      const page = watchPage();
      const stop = await start();
      await update(first, 1);
      stop();
      stop();
      await vi.waitFor(() => expect([...page.leaks(), ...leaks()]).toEqual([]), {
        timeout: 9_000,
        interval: 50,
      });
    });

    it('starts again after a stop', async () => {
      const { start, update } = await open();
      (await start())();
      await start();
      expect(await update(second, 1)).toMatchObject({ count: 1 });
    });
  });
};
