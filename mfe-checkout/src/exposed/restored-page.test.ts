// @vitest-environment happy-dom
/**
 * The shopper changes the cart, leaves at once, changes it on the next page and goes back. The browser restores the
 * first page with its unfinished work, as WebKit does.
 */
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { dropScope } from 'shared-kit/scope';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCart, aLine, anItem, CART_ID, keepCart } from '../lib/testing/cart-fixtures.ts';
import { hostError } from '../lib/testing/host-error.ts';
import { start } from './cart.ts';

const settle = () => new Promise((done) => setTimeout(done, 5));
// The test's browser ignores the option `persisted`.
const leave = () => dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
const restore = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const cartWith = (qty: number) => aCart(qty > 0 ? [aLine({ qty })] : []);

/** Requests of the restored page, which the test answers. */
const held = () => {
  const waiting: { done: (answer: unknown) => void; fail: (error: unknown) => void }[] = [];
  return { waiting, call: () => new Promise((done, fail) => waiting.push({ done, fail })) };
};

let stop: () => void = () => {};
/** @param qty units that the server's cart holds when the shopper comes back */
const open = async (qty: number, answers: Record<string, unknown> = {}) => {
  const host = createTestHost({
    answers: {
      'read-cart-id': { id: CART_ID },
      'read-cart': () => ({ data: cartWith(qty) }),
      ...answers,
    },
  });
  stop = await start({ host });
  const add = (units = 1) =>
    host.bus
      .request(cartUpdate, { item: anItem(), qty: units, previousQty: 0, add: units })
      .catch(() => 'failed');
  const writes = () => host.calls.filter(({ id }) => id === 'update-cart').length;
  return { host, add, writes, lines: () => host.bus.read(cartState)?.lines };
};

/** The next page sends the stored update, and changes the cart again. */
const nextPage = (qty: number) => {
  localStorage.removeItem(STORAGE_KEYS.cartWishes);
  keepCart(cartWith(qty));
};

for (const [change, qty] of [
  ['removes it', 0],
  ['raises it to three', 3],
] as const)
  describe(`a page whose bottle the next page has added, and then ${change}`, () => {
    beforeEach(() => localStorage.clear());
    afterEach(() => {
      stop();
      dropScope();
    });
    const isShown = { lines: qty > 0 ? [{ sku: 'W-1', qty }] : [] };

    it('does not repeat a request that failed when the page was restored', async () => {
      const { waiting, call } = held();
      const page = await open(qty, { 'update-cart': call });
      const added = page.add();
      await settle();
      expect(waiting).toHaveLength(1);
      leave();
      nextPage(qty);
      restore();
      waiting[0]?.fail(hostError({ code: 'NETWORK', message: 'Load failed' }));
      await added;
      await settle();
      expect(page.writes()).toBe(1);
      expect(page.lines()).toEqual(isShown.lines);
      expect(localStorage.getItem(STORAGE_KEYS.cartWishes)).toBeNull();
      expect(page.host.dialogs).toEqual([]);
    });

    it('ignores an answer that arrives after the page was restored', async () => {
      const { waiting, call } = held();
      const page = await open(qty, { 'update-cart': call });
      void page.add();
      await settle();
      leave();
      nextPage(qty);
      restore();
      waiting[0]?.done({ data: cartWith(1), related: [] });
      await settle();
      expect(page.writes()).toBe(1);
      expect(page.lines()).toEqual(isShown.lines);
    });

    it('does not send what waited for the id of the cart', async () => {
      const { waiting, call } = held();
      const page = await open(qty, {
        'read-cart-id': call,
        'update-cart': { data: cartWith(1), related: [] },
      });
      void page.add();
      await settle();
      expect(waiting).toHaveLength(1);
      leave();
      nextPage(qty);
      restore();
      waiting[0]?.done({ id: CART_ID });
      await settle();
      expect(page.writes()).toBe(0);
      expect(page.lines()).toEqual(isShown.lines);
    });

    it('does not send what waited for the first read', async () => {
      keepCart(cartWith(0));
      const { waiting, call } = held();
      const page = await open(qty, { 'read-cart': call, 'update-cart': { data: cartWith(1), related: [] } });
      void page.add();
      await settle();
      leave();
      nextPage(qty);
      restore();
      for (let at = 0; at < waiting.length; at++) waiting[at]?.done({ data: cartWith(at === 0 ? 0 : qty) });
      await settle();
      for (const { done } of waiting) done({ data: cartWith(qty) });
      await settle();
      expect(page.writes()).toBe(0);
      expect(page.lines()).toEqual(isShown.lines);
    });
  });

describe('a page whose bottle no other page has added', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    stop();
    dropScope();
  });

  it('sends it after the read when the page is restored', async () => {
    const { waiting, call } = held();
    const sent: unknown[] = [];
    const page = await open(0, {
      'update-cart': (input: unknown) => {
        sent.push(input);
        return sent.length === 1 ? call() : { data: cartWith(1), related: [] };
      },
    });
    void page.add();
    await settle();
    leave();
    restore();
    waiting[0]?.fail(hostError({ code: 'NETWORK', message: 'Load failed' }));
    await settle();
    await settle();
    expect(page.host.calls.map(({ id }) => id)).toEqual([
      'read-cart-id',
      'update-cart',
      'read-cart',
      'update-cart',
    ]);
    expect(sent[1]).toMatchObject({ body: { qty: 1 } });
    expect(page.lines()).toEqual([{ sku: 'W-1', qty: 1 }]);
  });
});
