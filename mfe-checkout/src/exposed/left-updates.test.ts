// @vitest-environment happy-dom A long file: each possible result of an unsent cart change is a test, and all
// tests share the setup with two pages.
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { dropScope } from 'shared-kit/scope';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCart, aLine, anItem, CART_ID, keepCart } from '../lib/testing/cart-fixtures.ts';
import { hostError } from '../lib/testing/host-error.ts';
import { start } from './cart.ts';

type Write = { query: { cart_id: string }; body: { sku: string; qty: number } };

const MINUTE_MS = 60_000;
const never = () => new Promise(() => {});
const refuse = () => {
  throw hostError({ code: 'OUT_OF_STOCK', message: 'Quedan 3', statusCode: 409 });
};
const fault = () => {
  throw hostError({ code: 'NETWORK', message: 'Failed to fetch' });
};
const answerOf = ({ query, body }: Write) => ({
  data: aCart(body.qty ? [aLine({ sku: body.sku, qty: body.qty })] : [], query.cart_id),
});

let stop = () => {};
/** Opens a new page of the same browser. Only storage survives from the previous page. */
const open = async (answers: Record<string, unknown> = {}) => {
  stop();
  dropScope();
  const host = createTestHost({
    answers: { 'read-cart-id': { id: CART_ID }, 'update-cart': answerOf, ...answers },
  });
  const counts: number[] = [];
  host.bus.subscribe(cartState, ({ count }) => counts.push(count));
  stop = await start({ host });
  const update = (qty: number, sku = 'W-1') =>
    host.bus.request(cartUpdate, { item: anItem({ sku }), qty, previousQty: 0 }).catch(() => 'failed');
  const writes = () =>
    host.calls.filter(({ id }) => id === 'update-cart').map(({ input }) => (input as Write).body);
  return { host, counts, update, writes, count: () => host.bus.read(cartState)?.count };
};
const settle = () => new Promise((done) => setTimeout(done));

/** The shopper changes the cart and leaves before the API client is loaded. */
const wishAndLeave = async (qty: number, sku?: string) => {
  const { update } = await open({ 'read-cart': never, 'read-cart-id': never, 'update-cart': never });
  void update(qty, sku);
};
const keep = (...wishes: unknown[]) => localStorage.setItem('cartWishes', JSON.stringify(wishes));
const kept = () => JSON.parse(localStorage.getItem('cartWishes') ?? '[]') as { qty: number }[];

describe('a cart change that the previous page left unsent', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.useRealTimers();
    stop();
    dropScope();
  });

  it('is stored under the key that the shell reads', async () => {
    await wishAndLeave(2);
    expect(STORAGE_KEYS).toHaveProperty('cartWishes', 'cartWishes');
    expect(kept()).toMatchObject([{ item: { sku: 'W-1' }, qty: 2 }]);
  });

  it('is shown and sent on the next page for a visitor without a cart', async () => {
    await wishAndLeave(2);
    const { counts, writes } = await open();
    expect(counts).toEqual([2]);
    await settle();
    expect(writes()).toEqual([{ sku: 'W-1', qty: 2 }]);
    expect(counts.every((count) => count === 2)).toBe(true);
  });

  it('takes precedence over the older cart of the server', async () => {
    keepCart(aCart([]));
    await wishAndLeave(2);
    const { counts, writes } = await open({ 'read-cart': { data: aCart([]) } });
    await settle();
    expect(new Set(counts)).toEqual(new Set([2]));
    expect(writes()).toEqual([{ sku: 'W-1', qty: 2 }]);
  });

  it('is sent with the last quantity of its sku', async () => {
    const { update } = await open({ 'read-cart-id': never });
    for (const [qty, sku] of [
      [1, 'W-1'],
      [4, 'W-2'],
      [3, 'W-1'],
    ] as const)
      void update(qty, sku);
    const { writes } = await open();
    await settle();
    expect(writes()).toHaveLength(2);
    expect(writes()).toEqual(
      expect.arrayContaining([
        { sku: 'W-2', qty: 4 },
        { sku: 'W-1', qty: 3 },
      ]),
    );
  });

  it('is sent when it removes a line', async () => {
    keepCart(aCart());
    await wishAndLeave(0);
    const { counts, writes } = await open({ 'read-cart': { data: aCart() } });
    await settle();
    expect(new Set(counts)).toEqual(new Set([0]));
    expect(writes()).toEqual([{ sku: 'W-1', qty: 0 }]);
  });

  it('is not sent again after the server’s response', async () => {
    await wishAndLeave(2);
    expect((await open()).counts).toEqual([2]);
    await settle();
    const { writes } = await open();
    await settle();
    expect(writes()).toEqual([]);
    expect(localStorage.getItem('cartWishes')).toBeNull();
  });

  it('is replaced by the server’s cart without a dialog when the server refuses it', async () => {
    keepCart(aCart([]));
    await wishAndLeave(20);
    const { host, count, writes } = await open({
      'read-cart': { data: aCart([aLine({ qty: 3 })]) },
      'update-cart': refuse,
    });
    expect(count()).toBe(20);
    await settle();
    expect(writes()).toHaveLength(1);
    expect(count()).toBe(3);
    expect(host.dialogs).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('is kept for the next page when the server is unreachable', async () => {
    await wishAndLeave(2);
    vi.useFakeTimers();
    await open({ 'update-cart': fault });
    await vi.advanceTimersByTimeAsync(5_000);
    const { writes } = await open();
    await vi.advanceTimersByTimeAsync(1);
    expect(writes()).toEqual([{ sku: 'W-1', qty: 2 }]);
  });

  describe('and that was already sent', () => {
    const emptyCart = (version?: number) => ({ data: { ...aCart([]), ...(version && { version }) } });
    const sendAndLeave = async (version?: number) => {
      keepCart(aCart([]));
      const { update } = await open({ 'read-cart': emptyCart(version), 'update-cart': never });
      await settle();
      void update(2);
      await settle();
    };

    it('is not repeated when another device has removed the line since', async () => {
      await sendAndLeave(3);
      const { count, writes } = await open({ 'read-cart': emptyCart(5) });
      await settle();
      expect(writes()).toEqual([]);
      expect(count()).toBe(0);
      expect(kept()).toEqual([]);
    });

    it.each([
      ['the cart is unchanged', 3, 3],
      ['one change since may be the change itself', 3, 4],
      ['the API of the release before tells no version', undefined, undefined],
    ])('is repeated when %s', async (_, before, now) => {
      await sendAndLeave(before);
      const { writes } = await open({ 'read-cart': emptyCart(now) });
      await settle();
      expect(writes()).toEqual([{ sku: 'W-1', qty: 2 }]);
    });

    it('is not repeated for a newer cart after the next change of the shopper', async () => {
      await sendAndLeave(3);
      const read = Promise.withResolvers<unknown>();
      const { update, writes } = await open({ 'read-cart': () => read.promise });
      const updated = update(1, 'W-2');
      await settle();
      read.resolve(emptyCart(5));
      await updated;
      expect(writes()).toEqual([{ sku: 'W-2', qty: 1 }]);
    });
  });

  it('expires after ten minutes', async () => {
    await wishAndLeave(2);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
    const { counts, writes } = await open();
    await settle();
    expect(counts).toEqual([0]);
    expect(writes()).toEqual([]);
  });

  it('is replaced by a newer change of the shopper', async () => {
    keepCart(aCart([]));
    await wishAndLeave(2);
    const { update, writes } = await open({ 'read-cart': never });
    await update(5);
    expect(writes().at(-1)).toEqual({ sku: 'W-1', qty: 5 });
    expect(kept()).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"qty":1}'],
    ['no wishes', '[null,1,"x",{}]'],
    ['no item', `[{"qty":1,"at":${Date.now()}}]`],
    ['half an item', JSON.stringify([{ item: { sku: 'W-9' }, qty: 1, at: Date.now() }])],
    ['no amount', JSON.stringify([{ item: anItem(), qty: -1, at: Date.now() }])],
    ['no time', JSON.stringify([{ item: anItem(), qty: 1, at: 'now' }])],
    ['no version', JSON.stringify([{ item: anItem(), qty: 1, at: Date.now(), sent: { cartId: 'a' } }])],
    ['a time to come', JSON.stringify([{ item: anItem(), qty: 1, at: Date.now() + 60 * MINUTE_MS }])],
  ])('is ignored when the stored value is invalid: %s', async (_, stored) => {
    localStorage.setItem('cartWishes', stored);
    const { counts, update, writes } = await open();
    await settle();
    expect(counts).toEqual([0]);
    await update(2);
    expect(writes()).toEqual([{ sku: 'W-1', qty: 2 }]);
  });

  it('is sent only if it is among the last twenty stored changes', async () => {
    keep(
      ...Array.from({ length: 30 }, (_, i) => ({ item: anItem({ sku: `S-${i}` }), qty: 1, at: Date.now() })),
    );
    const { writes } = await open();
    await settle();
    expect(writes()).toHaveLength(20);
    expect(writes().at(-1)?.sku).toBe('S-29');
  });

  describe('with a second tab', () => {
    it.each([
      ['has sent it', () => keep()],
      ['wishes something newer', () => keep({ item: anItem(), qty: 7, at: Date.now() + 1 })],
    ])('is not sent when the other tab %s meanwhile', async (_, elsewhere) => {
      keepCart(aCart([]));
      await wishAndLeave(2);
      let answerRead = (_: unknown) => {};
      const { count, writes } = await open({
        'read-cart': () =>
          new Promise((done) => {
            answerRead = done;
          }),
      });
      expect(count()).toBe(2);
      elsewhere();
      const readFirst = answerRead;
      readFirst({ data: aCart([aLine({ qty: 9 })]) });
      await settle();
      answerRead({ data: aCart([aLine({ qty: 9 })]) });
      await settle();
      expect(writes()).toEqual([]);
      expect(count()).toBe(9);
    });

    it('is not sent when the other tab sends a newer change while the cart opens', async () => {
      await wishAndLeave(2);
      const read = Promise.withResolvers<unknown>();
      const { count, writes } = await open({ 'read-cart-id': () => read.promise });
      expect(count()).toBe(2);
      keep({ item: anItem(), qty: 7, at: Date.now() + 1 });
      read.resolve({ id: CART_ID });
      await settle();
      expect(writes()).toEqual([]);
    });

    it('is kept when the response to an older change arrives', async () => {
      let answer = () => {};
      const { update } = await open({
        'update-cart': (input: Write) =>
          new Promise((done) => {
            answer = () => done(answerOf(input));
          }),
      });
      const updated = update(2);
      await settle();
      keep({ item: anItem(), qty: 7, at: Date.now() + 1 });
      answer();
      await updated;
      expect(kept()).toMatchObject([{ qty: 7 }]);
    });
  });
});

describe('a cart change whose result the shopper has seen', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.useRealTimers();
    stop();
    dropScope();
  });

  it.each([
    ['done', answerOf],
    ['refused', refuse],
  ])('is forgotten at once when it was %s', async (_, answer) => {
    const { update } = await open({ 'update-cart': answer });
    await update(2);
    expect(kept()).toEqual([]);
  });

  it('is deleted one second after a network error, because leaving a page causes one too', async () => {
    vi.useFakeTimers();
    const { update } = await open({ 'update-cart': fault });
    await update(2);
    expect(kept()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept()).toEqual([]);
  });

  it('is deleted when its sender’s timeout ends before it is sent', async () => {
    vi.useFakeTimers();
    const { update } = await open({ 'update-cart': never });
    void update(5);
    void update(1, 'W-2');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(kept()).toMatchObject([{ item: { sku: 'W-1' } }]);
  });
});
