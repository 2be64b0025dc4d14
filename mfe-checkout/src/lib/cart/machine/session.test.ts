import { describe, expect, it } from 'vitest';
import { anItem, CART_ID } from '../../testing/cart-fixtures.ts';
import { EMPTY_CART } from '../goods-of.ts';
import { toUpdateResult } from '../to-cart-state.ts';
import type { CartEvent } from './events.ts';
import {
  aReply,
  cartOf,
  createMachine,
  kinds,
  noStoredCart,
  request,
  storedCart,
} from './testing/machine-fixtures.ts';

const identified = (shopper: Extract<CartEvent, { kind: 'shopperIdentified' }>['shopper']): CartEvent => ({
  kind: 'shopperIdentified',
  shopper,
});
const FIRST = identified({ kind: 'customer', id: 'u-1' });
const GUEST = identified({ kind: 'guest' });
const UNREACHABLE = identified({ kind: 'unreachable' });
const readDone = (version: number, cart = cartOf(2)): CartEvent => ({ kind: 'readDone', version, cart });

describe('the cart machine, when the session changes', () => {
  it('requests the identity of the shopper', () => {
    const session = { kind: 'guest' } as const;
    expect(createMachine().send({ kind: 'sessionChanged', session })).toEqual([
      { kind: 'identifyShopper', session },
    ]);
  });

  it('looks for the account’s cart after a sign-out, and keeps it on screen until then', () => {
    const machine = createMachine(storedCart(2), FIRST);
    expect(machine.send(GUEST)).toEqual([{ kind: 'seekAccountCart' }]);
    expect(machine.count()).toBe(2);
    expect(machine.state()).toMatchObject({ shopper: { kind: 'guest' }, lastCustomer: null });
  });

  it('reads nothing when the same customer is identified again', () => {
    const machine = createMachine(storedCart(2), FIRST);
    machine.send(readDone(machine.readVersion()));
    expect(machine.send(FIRST)).toEqual([]);
    expect(machine.state().kind).toBe('fresh');
  });

  it('keeps the cart when the session of the same customer is restored', () => {
    const machine = createMachine(storedCart(2), FIRST);
    expect(machine.send(identified({ kind: 'restoring' }))).toEqual([]);
    const effects = machine.send(FIRST);
    expect(kinds(effects)).not.toContain('forgetCart');
    expect(machine.count()).toBe(2);
  });

  it('reads nothing yet for a customer who signs in before the cart is loaded', () => {
    const machine = createMachine();
    expect(machine.send(FIRST)).toEqual([]);
    expect(machine.state()).toMatchObject({ kind: 'unloaded', lastCustomer: 'u-1' });
  });

  it('reads the cart of a customer whose session could not be confirmed, without an id', () => {
    const machine = createMachine(UNREACHABLE);
    expect(kinds(machine.send(noStoredCart))).toContain('read');
    expect(machine.state().kind).toBe('unread');
  });

  it('answers waiting commands with the empty cart, and keeps none of them', () => {
    const machine = createMachine(storedCart(2), FIRST);
    const { reply } = aReply();
    machine.send(request(3, { reply }), GUEST);
    const { version } = machine.state();
    const effects = machine.send({ kind: 'accountCartFound' });
    expect(effects).toContainEqual({
      kind: 'reply',
      replies: [reply],
      result: { result: toUpdateResult(EMPTY_CART) },
    });
    expect(machine.state()).toMatchObject({ kind: 'fresh', cart: EMPTY_CART, cartId: null, waiters: [] });
    expect(machine.state().version).toBe(version + 1);
  });

  it('sends no reply without a waiting command', () => {
    const machine = createMachine(storedCart(2), FIRST, GUEST);
    expect(kinds(machine.send({ kind: 'accountCartFound' }))).toEqual([
      'forgetCart',
      'forgetAllUpdates',
      'announceAccountLeft',
      'publish',
    ]);
  });

  it('forgets an account’s cart that was never loaded, and publishes nothing', () => {
    const machine = createMachine();
    expect(kinds(machine.send({ kind: 'accountCartFound' }))).toEqual([
      'forgetCart',
      'forgetAllUpdates',
      'announceAccountLeft',
    ]);
    expect(machine.state().kind).toBe('unloaded');
  });

  it('ignores the response to a read that began before the sign-out', () => {
    const machine = createMachine(storedCart(2), FIRST);
    const version = machine.readVersion();
    machine.send(GUEST, { kind: 'accountCartFound' }, readDone(version, { ...cartOf(5), owner: 'account' }));
    expect(machine.count()).toBe(0);
  });
});

describe('a response of the account’s cart', () => {
  const account = { ...cartOf(5), owner: 'account' as const };

  it('is not shown to a guest', () => {
    const machine = createMachine(storedCart(2));
    expect(kinds(machine.send(readDone(machine.readVersion(), account)))).not.toContain('storeCart');
    expect(machine.count()).toBe(2);
  });

  it('is shown to the customer', () => {
    const machine = createMachine(storedCart(2), FIRST);
    expect(kinds(machine.send(readDone(machine.readVersion(), account)))).toContain('storeCart');
    expect(machine.count()).toBe(5);
  });
});

describe('an update of a customer who signed out', () => {
  it('stays out of the queue when it could not be sent', () => {
    const machine = createMachine(storedCart(2), FIRST, request(3));
    const update = machine.written();
    machine.send(GUEST, { kind: 'accountCartFound' });
    machine.send({ kind: 'writeFailed', update, failure: { kind: 'unsent' }, storedId: null });
    expect(machine.state().updates).toEqual([]);
  });

  it('does not change the next customer’s cart, whose own update waits', () => {
    const machine = createMachine(storedCart(2), FIRST, request(3));
    const update = machine.written();
    machine.send(identified({ kind: 'customer', id: 'u-2' }), request(1, { item: anItem({ sku: 'W-2' }) }));
    machine.send({ kind: 'writeDone', update, cart: { ...cartOf(9), owner: 'account' } });
    expect(machine.count()).toBe(1);
  });

  it('ends before a guest’s update of another product, which then ends as usual', () => {
    const machine = createMachine(storedCart(2), FIRST, request(3));
    const first = machine.written();
    machine.send(GUEST, { kind: 'accountCartFound' }, request(1, { item: anItem({ sku: 'W-2' }) }));
    machine.send({ kind: 'writeDone', update: first, cart: { ...cartOf(3), owner: 'account' } });
    expect(machine.written().item.sku).toBe('W-2');
    machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(1) });
    expect(machine.state()).toMatchObject({ cartId: CART_ID, updates: [] });
    expect(machine.count()).toBe(1);
  });
});
