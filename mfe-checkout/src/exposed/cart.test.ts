// @vitest-environment happy-dom
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { cartPanel, cartState, cartUpdate, sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { dropScope } from 'shared-kit/scope';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCart, aLine, anItem, CART_ID, keepCart } from '../lib/testing/cart-fixtures.ts';
import { hostError } from '../lib/testing/host-error.ts';
import { start } from './cart.ts';

type Write = { query: { cart_id: string }; body: { sku: string; qty: number } };

const soldOut = () => hostError({ code: 'OUT_OF_STOCK', message: 'Quedan 3', statusCode: 409 });
const lost = () => hostError({ code: 'CART_NOT_FOUND', message: 'No cart', statusCode: 404 });
const answerOf = ({ query, body }: Write) => {
  const items = body.qty ? [aLine({ sku: body.sku, qty: body.qty })] : [];
  return { data: aCart(items, query.cart_id), related: [] };
};

/** Requests that wait until the test answers or refuses them. */
const heldAnswers = () => {
  const held: { input: Write; answer: () => void; refuse: (error: Error) => void }[] = [];
  const call = (input: Write) =>
    new Promise((done, fail) => held.push({ input, answer: () => done(answerOf(input)), refuse: fail }));
  return { held, call };
};

let stop: () => void | Promise<void> = () => {};
const open = async (answers: Record<string, unknown> = {}) => {
  const host = createTestHost({
    answers: { 'read-cart-id': { id: CART_ID }, 'update-cart': answerOf, ...answers },
  });
  const counts: number[] = [];
  host.bus.subscribe(cartState, ({ count }) => counts.push(count));
  stop = await start({ host });
  const update = (qty: number, sku = 'W-1') =>
    host.bus.request(cartUpdate, { item: anItem({ sku }), qty, previousQty: 0 });
  const writes = () => host.calls.filter(({ id }) => id === 'update-cart').map(({ input }) => input as Write);
  return { host, counts, update, writes, count: () => host.bus.read(cartState)?.count };
};
const settle = () => new Promise((done) => setTimeout(done));

describe('cart service', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    stop();
    dropScope();
    vi.useRealTimers();
  });

  it('stops after the response to a sent update, which it has then stored for the next release', async () => {
    const { held, call } = heldAnswers();
    const { update } = await open({ 'update-cart': call });
    const added = update(2);
    await settle();
    let hasEnded = false;
    const end = Promise.resolve(stop()).then(() => {
      hasEnded = true;
    });
    await settle();
    expect(held).toHaveLength(1);
    expect(hasEnded).toBe(false);
    held[0]?.answer();
    await end;
    expect((await added).count).toBe(2);
    expect(localStorage.getItem(STORAGE_KEYS.cart)).toContain('W-1');
    expect(localStorage.getItem(STORAGE_KEYS.cartWishes)).toBeNull();
  });

  it('publishes an empty cart for a new visitor without a request', async () => {
    const { host } = await open();
    expect(host.bus.read(cartState)).toEqual({ count: 0, total: 0, lines: [] });
    expect(host.calls).toEqual([]);
  });

  it('reads the cart again after a login, because the account may have other lines', async () => {
    keepCart(aCart([aLine({ qty: 2 })]));
    let qty = 2;
    const { host, count } = await open({ 'read-cart': () => ({ data: aCart([aLine({ qty })]) }) });
    await settle();
    qty = 5;
    host.bus.publish(sessionState, { kind: 'customer', id: 'u-1', firstName: 'Ana' });
    await settle();
    expect(count()).toBe(5);
  });

  describe('of a customer', () => {
    const CUSTOMER = { kind: 'customer', id: 'u-1', firstName: 'Ana' } as const;
    const GUEST = { kind: 'guest' } as const;
    const anAccountCart = (qty: number) => ({ ...aCart([aLine({ qty })]), owner: 'account' as const });
    const looksAgain = () => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('pageshow'));
    };

    it('reads and stores the account’s cart in a browser without a cart', async () => {
      const { host, count } = await open({ 'read-cart': { data: anAccountCart(3) } });
      host.bus.publish(sessionState, CUSTOMER);
      await settle();
      expect(count()).toBe(3);
      const asked = host.calls.map(({ id }) => id).filter((id) => id.startsWith('read-cart'));
      expect(asked).toEqual(['read-cart-id', 'read-cart']);
      expect(localStorage.getItem('cartId')).toBe(CART_ID);
    });

    it('reads another device’s changes with one request when the tab comes to the front', async () => {
      let qty = 2;
      const { host, count } = await open({ 'read-cart': () => ({ data: anAccountCart(qty) }) });
      host.bus.publish(sessionState, CUSTOMER);
      await settle();
      qty = 5;
      const before = host.calls.length;
      looksAgain();
      await settle();
      expect(count()).toBe(5);
      expect(host.calls).toHaveLength(before + 1);
    });

    it('clears the browser’s storage at sign-out and ignores a later response', async () => {
      const { held, call } = heldAnswers();
      const { host, update, count } = await open({
        'read-cart': { data: anAccountCart(2) },
        'update-cart': async (input: Write) => ({
          ...((await call(input)) as object),
          data: anAccountCart(9),
        }),
      });
      host.bus.publish(sessionState, CUSTOMER);
      await settle();
      localStorage.setItem('giftBox', JSON.stringify({ check: true, text: 'Feliz día, mamá' }));
      void update(9);
      void update(4, 'W-2');
      await settle();
      expect(count()).toBe(13);
      host.bus.publish(sessionState, GUEST);
      await settle();
      held[0]?.answer();
      await settle();
      expect(count()).toBe(0);
      expect(held).toHaveLength(1);
      expect(Object.keys(localStorage)).toEqual([]);
    });

    it('keeps the stored cart while the API cannot confirm the session', async () => {
      keepCart(anAccountCart(2));
      localStorage.setItem('cart_owner', 'account');
      localStorage.setItem('session', 'yes');
      const { host, count } = await open({
        'read-cart': () => {
          throw lost();
        },
      });
      host.bus.publish(sessionState, GUEST);
      await settle();
      expect(count()).toBe(2);
    });

    it('removes a stored account’s cart when the visitor is a guest', async () => {
      keepCart(anAccountCart(2));
      localStorage.setItem('cart_owner', 'account');
      const { count } = await open({ 'read-cart': { data: anAccountCart(2) } });
      await settle();
      expect(count()).toBe(0);
      expect(localStorage.getItem('cart')).toBeNull();
    });
  });

  it('opens the cart panel after a higher quantity, not after a lower one', async () => {
    const { host, update } = await open();
    const asked: unknown[] = [];
    host.bus.subscribe(cartPanel, (panel) => asked.push(panel));
    await update(2);
    expect(asked).toEqual([{ open: true, reason: 'added' }]);
    await host.bus.request(cartUpdate, { item: anItem({ sku: 'W-1' }), qty: 1, previousQty: 2 });
    expect(asked).toHaveLength(1);
  });

  it('opens no panel if the sender reports the change itself', async () => {
    const { host } = await open();
    const asked: unknown[] = [];
    host.bus.subscribe(cartPanel, (panel) => asked.push(panel));
    await host.bus.request(cartUpdate, {
      item: anItem({ sku: 'W-1' }),
      qty: 2,
      previousQty: 0,
      skipPanel: true,
    });
    expect(asked).toEqual([]);
  });

  it('publishes the stored cart at once, then the server’s', async () => {
    keepCart(aCart([aLine({ qty: 2 })]));
    const { host, counts } = await open({ 'read-cart': { data: aCart([aLine({ qty: 5 })]) } });
    await settle();
    expect(counts).toEqual([2, 5]);
    expect(host.calls).toEqual([{ id: 'read-cart', input: { query: { cart_id: CART_ID } } }]);
  });

  it.each(['{', '[{"sku":1}]', '"x"', '[{"sku":"a","qty":-2}]'])(
    'publishes an empty cart when the stored list is invalid (%s)',
    async (bad) => {
      keepCart(aCart());
      localStorage.setItem('cart', bad);
      const { host } = await open();
      expect(host.bus.read(cartState)).toMatchObject({ count: 0, total: 0, lines: [] });
    },
  );

  it('shows the new count before the server responds, then resolves with the server’s totals', async () => {
    const { held, call } = heldAnswers();
    const { update, count } = await open({ 'update-cart': call });
    const updated = update(2);
    await settle();
    expect(count()).toBe(2);
    held[0]?.answer();
    await expect(updated).resolves.toEqual({ count: 2, total: 25980 });
  });

  it('opens a cart at the first write and keeps it in the browser', async () => {
    const { update, writes } = await open();
    await update(2);
    expect(writes()[0]?.query.cart_id).toBe(CART_ID);
    expect(localStorage.getItem('cartId')).toBe(CART_ID);
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject([{ sku: 'W-1', qty: 2 }]);
    expect(localStorage.getItem('cart_total')).toBe('25980');
  });

  it('reverts a refused update and fails the command with the server’s error', async () => {
    const { host, update, count } = await open({
      'update-cart': () => {
        throw soldOut();
      },
    });
    await expect(update(20)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(count()).toBe(0);
    expect(host.problems).toEqual([]);
  });

  it('reads the cart again after a failed write, since only the server knows its result', async () => {
    keepCart(aCart());
    const { host, update, count } = await open({
      'read-cart': { data: aCart([aLine({ qty: 3 })]) },
      'update-cart': () => {
        throw hostError({ code: 'TIMEOUT', message: 'late' });
      },
    });
    await expect(update(7)).rejects.toMatchObject({ code: 'TIMEOUT' });
    await settle();
    expect(count()).toBe(3);
    expect(host.calls.filter(({ id }) => id === 'read-cart')).toHaveLength(2);
  });

  it('confirms an equal update within 500 ms without a second request', async () => {
    const { update, writes } = await open();
    await update(2);
    await expect(update(2)).resolves.toEqual({ count: 2, total: 25980 });
    expect(writes()).toHaveLength(1);
  });

  it('sends an equal update within 500 ms when another tab has changed the line since', async () => {
    const { update, writes } = await open();
    await update(2);
    keepCart(aCart([aLine({ qty: 1 })]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await settle();
    await update(2);
    expect(writes()).toHaveLength(2);
  });

  it('sends an equal update after 500 ms', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { update, writes } = await open();
    await update(2);
    vi.setSystemTime(Date.now() + 501);
    await update(2);
    expect(writes()).toHaveLength(2);
  });

  it('sends the last quantity when it equals an earlier one but not the previous one', async () => {
    const { update, writes, count } = await open();
    await Promise.all([update(1), update(2), update(1)]);
    expect(writes().map(({ body }) => body.qty)).toEqual([1, 1]);
    expect(count()).toBe(1);
    await update(2);
    await update(1);
    expect(writes().map(({ body }) => body.qty)).toEqual([1, 1, 2, 1]);
  });

  it('sends an equal update again after the first one failed', async () => {
    let answers = 0;
    const { update } = await open({
      'update-cart': (input: Write) => {
        if (answers++ === 0) throw soldOut();
        return answerOf(input);
      },
    });
    await expect(update(2)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    await expect(update(2)).resolves.toMatchObject({ count: 2 });
  });

  it('sends one write at a time, and only the last waiting quantity of a sku', async () => {
    const { held, call } = heldAnswers();
    const { update, count } = await open({ 'update-cart': call });
    const all = [update(1), update(2), update(3), update(1, 'W-2')];
    await settle();
    expect(held.map(({ input }) => input.body)).toEqual([{ sku: 'W-1', qty: 1 }]);
    expect(count()).toBe(4);
    held[0]?.answer();
    await settle();
    expect(held[1]?.input.body).toEqual({ sku: 'W-1', qty: 3 });
    held[1]?.answer();
    await settle();
    expect(held[2]?.input.body).toEqual({ sku: 'W-2', qty: 1 });
    held[2]?.answer();
    await Promise.all(all);
    expect(held).toHaveLength(3);
  });

  it('fails both commands when the write they share is refused', async () => {
    const { held, call } = heldAnswers();
    const { update } = await open({ 'update-cart': call });
    const both = [update(2), update(2)];
    const ends = Promise.allSettled(both);
    await settle();
    held[0]?.refuse(soldOut());
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(held).toHaveLength(1);
  });

  it('opens a new cart and repeats the write when the server does not know the cart', async () => {
    keepCart(aCart());
    const { update, writes } = await open({
      'read-cart-id': { id: 'new-0123456789-0123456789' },
      'read-cart': { data: aCart() },
      'update-cart': (input: Write) => {
        if (input.query.cart_id === CART_ID) throw lost();
        return answerOf(input);
      },
    });
    await expect(update(4)).resolves.toMatchObject({ count: 4 });
    expect(writes().map(({ query }) => query.cart_id)).toEqual([CART_ID, 'new-0123456789-0123456789']);
    expect(localStorage.getItem('cartId')).toBe('new-0123456789-0123456789');
  });

  it('forgets a stored cart that the server does not know', async () => {
    keepCart(aCart());
    const { count } = await open({
      'read-cart': () => {
        throw lost();
      },
    });
    await settle();
    expect(count()).toBe(0);
    expect(localStorage.getItem('cart')).toBeNull();
  });

  it('keeps the stored cart when the server cannot be reached', async () => {
    keepCart(aCart());
    const { count } = await open();
    await settle();
    expect(count()).toBe(2);
  });

  it('ignores the response to a read when a write started after it', async () => {
    keepCart(aCart());
    const read = Promise.withResolvers<{ data: Cart }>();
    const { update, count } = await open({ 'read-cart': () => read.promise });
    await update(6);
    read.resolve({ data: aCart([aLine({ qty: 2 })]) });
    await settle();
    expect(count()).toBe(6);
  });

  it('drops a waiting update whose command timed out, and reads the cart again', async () => {
    vi.useFakeTimers();
    keepCart(aCart());
    const { held, call } = heldAnswers();
    const { host, update, count } = await open({ 'read-cart': { data: aCart() }, 'update-cart': call });
    const late = [update(5), update(1, 'W-2')].map((sent) => sent.catch((error) => error.reason));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await Promise.all(late)).toEqual(['timeout', 'timeout']);
    held[0]?.refuse(hostError({ code: 'TIMEOUT', message: 'aborted' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(held).toHaveLength(1);
    expect(count()).toBe(2);
    expect(host.calls.filter(({ id }) => id === 'read-cart').length).toBeGreaterThan(1);
  });

  it('ignores the response to a read that another tab’s change made stale, and reads again', async () => {
    keepCart(aCart([aLine({ qty: 2 })]));
    const answers: ((cart: Cart) => void)[] = [];
    const { count } = await open({
      'read-cart': () => new Promise((done) => answers.push((cart) => done({ data: cart }))),
    });
    await settle();
    keepCart(aCart([]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await settle();
    answers[0]?.(aCart([aLine({ qty: 2 })]));
    await settle();
    expect(count()).toBe(0);
    answers[1]?.(aCart([]));
    await settle();
    expect(count()).toBe(0);
    expect(answers).toHaveLength(2);
  });

  it('shows the cart that another tab stored', async () => {
    const { count } = await open();
    keepCart(aCart([aLine({ qty: 9 })]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(count()).toBe(9);
  });

  describe('without a network', () => {
    const goes = (isOn: boolean) => {
      vi.stubGlobal('navigator', { ...navigator, onLine: isOn });
      window.dispatchEvent(new Event(isOn ? 'online' : 'offline'));
    };
    afterEach(() => vi.unstubAllGlobals());

    it('shows updates at once, and sends the last one of a sku when the network is back', async () => {
      keepCart(aCart([]));
      const { update, writes, count } = await open({ 'read-cart': { data: aCart([]) } });
      await settle();
      goes(false);
      await expect(update(2)).resolves.toMatchObject({ count: 2 });
      await expect(update(3)).resolves.toMatchObject({ count: 3 });
      expect(count()).toBe(3);
      expect(writes()).toEqual([]);
      goes(true);
      await settle();
      expect(writes().map(({ body }) => body)).toEqual([{ sku: 'W-1', qty: 3 }]);
      expect(localStorage.getItem('cartWishes')).toBeNull();
    });

    it('keeps an update whose request was aborted, and resolves its command', async () => {
      keepCart(aCart([]));
      let isCut = true;
      const { host, update, writes, count } = await open({
        'read-cart': () => ({ data: aCart(isCut ? [] : [aLine({ qty: 2 })]) }),
        'update-cart': (input: Write) => {
          if (!isCut) return answerOf(input);
          goes(false);
          throw hostError({ code: 'NETWORK', message: 'Failed to fetch' });
        },
      });
      await settle();
      await expect(update(2)).resolves.toMatchObject({ count: 2 });
      expect(count()).toBe(2);
      isCut = false;
      goes(true);
      await settle();
      expect(writes()).toHaveLength(2);
      expect(count()).toBe(2);
      expect(host.problems).toEqual([]);
    });

    it('shows a dialog when an update is refused after its command has resolved', async () => {
      keepCart(aCart([]));
      const { host, update, count } = await open({
        'read-cart': { data: aCart([]) },
        'update-cart': () => {
          throw soldOut();
        },
      });
      await settle();
      goes(false);
      await update(20);
      goes(true);
      await settle();
      expect(count()).toBe(0);
      expect(host.dialogs).toMatchObject([{ type: 'error', description: 'Quedan 3' }]);
    });
  });

  it('logs a failed read and a failed opening of the cart, and fails with the cause', async () => {
    keepCart(aCart());
    const fails = (message: string) => () => {
      throw hostError({ code: 'INTERNAL', message, statusCode: 500 });
    };
    const read = await open({ 'read-cart': fails('no read') });
    await settle();
    stop();
    dropScope();
    localStorage.clear();
    const opened = await open({ 'read-cart-id': fails('no id') });
    await expect(opened.update(1)).rejects.toThrow('no id');
    expect(
      [...read.host.problems, ...opened.host.problems].map((problem) => (problem as Error).message),
    ).toEqual(['Error al inicializar el carrito', 'Error al obtener el id del carrito']);
  });

  it('logs no read that was refused because the session ended meanwhile', async () => {
    keepCart(aCart());
    const { host } = await open({
      'read-cart': () => {
        throw hostError({ code: 'UNAUTHORIZED', message: 'over', statusCode: 401 });
      },
    });
    await settle();
    expect(host.calls.map(({ id }) => id)).toContain('read-cart');
    expect(host.problems).toEqual([]);
  });

  it('ignores storage events and serves no command after it was stopped', async () => {
    const { host, count } = await open();
    stop();
    keepCart(aCart([aLine({ qty: 9 })]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(count()).toBe(0);
    vi.useFakeTimers();
    const unserved = host.bus.request(cartUpdate, { item: anItem(), qty: 1, previousQty: 0 });
    const told = expect(unserved).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(8_000);
    await told;
  });
});
