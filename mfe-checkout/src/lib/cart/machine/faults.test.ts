import { describe, expect, it } from 'vitest';
import { anItem, CART_ID } from '../../testing/cart-fixtures.ts';
import { INITIAL_STATE } from './state.ts';
import {
  aReply,
  cartOf,
  createMachine,
  kinds,
  noStoredCart,
  request,
  storedCart,
} from './testing/machine-fixtures.ts';

const opened = () => createMachine(storedCart(2), { kind: 'readDone', version: 1, cart: cartOf(2) });
const other = anItem({ sku: 'W-2' });

describe('the cart machine, before the cart is loaded', () => {
  it('shows no cart, and neither reads nor publishes', () => {
    const machine = createMachine();
    expect(machine.state()).toEqual(INITIAL_STATE);
    expect(machine.count()).toBeNull();
    const events = [
      { kind: 'tabShown' },
      { kind: 'refreshRequested' },
      { kind: 'changesDismissed' },
      { kind: 'couponChanged', coupon: null },
    ] as const;
    expect(machine.send(...events)).toEqual([]);
  });

  it('shows an update over the empty cart', () => {
    const machine = createMachine(request(3));
    expect(machine.count()).toBe(3);
  });

  it('shows the cart that another tab stored, and marks it as unread', () => {
    const machine = createMachine();
    machine.send({ kind: 'storedCartReloaded', stored: { id: CART_ID, cart: cartOf(4) } });
    expect(machine.state()).toMatchObject({ kind: 'unread', cartId: CART_ID });
    expect(machine.count()).toBe(4);
  });
});

describe('the cart machine, reading', () => {
  it('reads again when the tab comes to the front after a read', () => {
    expect(kinds(opened().send({ kind: 'tabShown' }))).toEqual(['read']);
  });

  it('reads nothing for a guest without a cart', () => {
    const machine = createMachine(noStoredCart);
    expect(machine.send({ kind: 'refreshRequested' })).toEqual([]);
    expect(machine.state().isReadDue).toBe(false);
  });

  it('drops a requested read when the write before it failed and opened no cart', () => {
    const machine = createMachine(noStoredCart, request(1));
    machine.send({ kind: 'refreshRequested' });
    const effects = machine.send({
      kind: 'writeFailed',
      update: machine.written(),
      failure: { kind: 'refused', error: new Error('gone') },
      storedId: null,
    });
    expect(kinds(effects)).not.toContain('read');
    expect(machine.state().isReadDue).toBe(false);
  });

  it('sends units to add when the write before them failed and opened no cart', () => {
    const machine = createMachine(noStoredCart, request(1));
    machine.send(request(1, { item: other, add: 1 }), { kind: 'refreshRequested' });
    machine.send({
      kind: 'writeFailed',
      update: machine.written(),
      failure: { kind: 'refused', error: new Error('gone') },
      storedId: null,
    });
    expect(machine.written()).toMatchObject({ item: { sku: 'W-2' }, qty: 1 });
  });

  it('ignores the response to a read that began before a write, also after a newer read began', () => {
    const machine = createMachine(storedCart(2));
    const version = machine.readVersion();
    machine.send(request(6), { kind: 'refreshRequested' });
    machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(6) });
    expect(machine.readVersion()).toBeGreaterThan(version);
    machine.send({ kind: 'readDone', version, cart: cartOf(2) });
    expect(machine.count()).toBe(6);
  });

  it('stays fresh when a read that is out of date fails', () => {
    const machine = opened();
    machine.send({ kind: 'refreshRequested' });
    const version = machine.readVersion();
    machine.send(request(5));
    machine.send({ kind: 'readFailed', version, isLost: false });
    expect(machine.state()).toMatchObject({ kind: 'fresh', readsInFlight: 0 });
  });

  it('stays fresh when another tab changes the cart and no read is in flight', () => {
    const machine = opened();
    const stored = { id: CART_ID, cart: cartOf(9) };
    expect(kinds(machine.send({ kind: 'storedCartReloaded', stored }))).toEqual(['publish']);
    expect(machine.state().kind).toBe('fresh');
  });

  it('shows a changed coupon at once, and reads the cart', () => {
    const machine = opened();
    const coupon = { code: 'VINO', discount: 1_000 } as never;
    expect(kinds(machine.send({ kind: 'couponChanged', coupon }))).toContain('read');
    expect(machine.state()).toMatchObject({ cart: { ...cartOf(2), coupon } });
  });

  it('removes dismissed changes from the cart and nothing else', () => {
    const machine = createMachine(storedCart(2), {
      kind: 'readDone',
      version: 1,
      cart: { ...cartOf(2), changes: [{ kind: 'withdrawn', name: 'Syrah' } as never] },
    });
    machine.send({ kind: 'changesDismissed' });
    expect(machine.state()).toMatchObject({ cart: { ...cartOf(2), changes: [] } });
    expect(machine.count()).toBe(2);
  });
});

describe('the cart machine, after a failed write', () => {
  const failed = (source: 'page' | 'previousPage') => {
    const machine = opened();
    machine.send(request(3, { source }));
    const update = machine.written();
    return machine.send({
      kind: 'writeFailed',
      update,
      failure: { kind: 'fault', error: new Error('timeout') },
      storedId: null,
    });
  };

  it('deletes the stored update unless the shopper is leaving the page', () => {
    const effects = kinds(failed('page'));
    expect(effects).toContain('forgetUpdateUnlessLeaving');
    expect(effects).not.toContain('forgetUpdates');
  });

  it('keeps an update of the previous page stored for the next one', () => {
    expect(kinds(failed('previousPage'))).toEqual(['announceFailure', 'read', 'publish']);
  });

  it('keeps its cart id when the browser stores none, else uses the stored id', () => {
    const machine = opened();
    machine.send(request(3));
    const fault = { kind: 'fault', error: new Error('timeout') } as const;
    machine.send({ kind: 'writeFailed', update: machine.written(), failure: fault, storedId: null });
    expect(machine.state().cartId).toBe(CART_ID);
    machine.send(request(4, { at: 5_000 }));
    machine.send({ kind: 'writeFailed', update: machine.written(), failure: fault, storedId: 'cart-2' });
    expect(machine.state().cartId).toBe('cart-2');
  });
});

describe('the cart machine, when a sender stops waiting', () => {
  it('drops the waiting updates and commands of that sender only', () => {
    const machine = opened();
    const gone = new AbortController();
    const stays = new AbortController();
    const [first, second] = [aReply(), aReply()];
    machine.send(
      request(3),
      request(1, { item: other, signal: gone.signal, reply: first.reply }),
      request(4, { signal: stays.signal, reply: second.reply }),
    );
    const effects = machine.send({ kind: 'updateAbandoned', signal: gone.signal });
    expect(effects).toMatchObject([{ kind: 'forgetUpdates', updates: [{ item: { sku: 'W-2' } }] }, {}]);
    expect(machine.state().updates).toMatchObject([
      { qty: 3, isSent: true },
      { qty: 4, isSent: false },
    ]);
    expect(machine.state().waiters).toMatchObject([{ reply: second.reply }]);
  });

  it('keeps an update that is already sent', () => {
    const machine = opened();
    const { signal } = new AbortController();
    machine.send(request(3, { signal }));
    expect(machine.send({ kind: 'updateAbandoned', signal })).toEqual([]);
    expect(machine.state()).toMatchObject({ updates: [{ qty: 3, isSent: true }], isReadDue: true });
  });

  it('has no waiting command after an update without a reply', () => {
    const machine = opened();
    machine.send(request(3));
    expect(machine.state().waiters).toEqual([]);
  });
});

describe('the cart machine, with updates of the previous page', () => {
  it('sends them at once when the shopper changes a line before the first read', () => {
    const machine = createMachine({
      kind: 'storedCartLoaded',
      stored: { id: CART_ID, cart: cartOf(2) },
      updates: [{ item: anItem(), qty: 4, at: 900 }],
      isOnline: true,
    });
    expect(kinds(machine.send(request(1, { item: other })))).toContain('write');
  });

  it('keeps an update stored that failed before and after its page was restored, and sends it once more', () => {
    const machine = opened();
    machine.send(request(0));
    const restored = {
      kind: 'pageReloaded',
      stored: { id: CART_ID, cart: cartOf(2) },
      updates: [{ item: anItem(), qty: 0, at: 1_000 }],
      isOnline: true,
    } as const;
    const failWrite = () =>
      machine.send({
        kind: 'writeFailed',
        update: machine.written(),
        failure: { kind: 'fault', error: new Error('timeout') },
        storedId: CART_ID,
      });
    machine.send(restored);
    failWrite();
    machine.send({ kind: 'readDone', version: machine.readVersion(), cart: cartOf(2) });
    expect(machine.written()).toMatchObject({ qty: 0, source: 'previousPage' });
    failWrite();
    expect(machine.count()).toBe(2);
    expect(kinds(machine.all()).filter((kind) => kind.startsWith('forget'))).toEqual([]);

    machine.send(restored, { kind: 'readDone', version: machine.readVersion() + 1, cart: cartOf(2) });
    machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(0) });
    expect(machine.count()).toBe(0);
    expect(machine.all()).toContainEqual({
      kind: 'forgetUpdates',
      updates: [expect.objectContaining({ at: 1_000 })],
    });
  });
});
