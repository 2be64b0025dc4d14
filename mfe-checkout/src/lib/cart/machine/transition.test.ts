import { describe, expect, it } from 'vitest';
import { anItem, CART_ID } from '../../testing/cart-fixtures.ts';
import { EMPTY_CART } from '../goods-of.ts';
import type { CartEffect } from './effects.ts';
import {
  aReply,
  cartOf,
  createMachine,
  kinds,
  noStoredCart,
  request,
  storedCart,
} from './testing/machine-fixtures.ts';

const CUSTOMER = { kind: 'customer', id: 'u-1' } as const;
const repliesOf = (effects: readonly CartEffect[]) => effects.filter(({ kind }) => kind === 'reply');

describe('the cart machine, reading', () => {
  it('publishes the stored cart and reads the server’s', () => {
    const machine = createMachine();
    expect(kinds(machine.send({ kind: 'cartRequested' }))).toEqual(['loadStoredCart']);
    expect(kinds(machine.send(storedCart(2)))).toEqual(['read', 'publish']);
    expect(machine.state().kind).toBe('unread');
    const effects = machine.send({ kind: 'readDone', version: machine.readVersion(), cart: cartOf(5) });
    expect(kinds(effects)).toEqual(['storeCart', 'publish']);
    expect(machine.state().kind).toBe('fresh');
    expect(machine.count()).toBe(5);
  });

  it('trusts the empty cart of a guest without an id, and reads nothing', () => {
    const machine = createMachine();
    expect(kinds(machine.send(noStoredCart))).toEqual(['publish']);
    expect(machine.state().kind).toBe('fresh');
  });

  it('keeps the shown cart when a page requests the stored one again', () => {
    const machine = createMachine(storedCart(2), { kind: 'readDone', version: 1, cart: cartOf(5) });
    machine.send(storedCart(2));
    expect(machine.count()).toBe(5);
  });

  it('ignores the response to a read that began before a write', () => {
    const machine = createMachine(storedCart(2));
    const version = machine.readVersion();
    machine.send(request(6));
    machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(6) });
    machine.send({ kind: 'readDone', version, cart: cartOf(2) });
    expect(machine.count()).toBe(6);
  });

  it('reads after a write, not during it', () => {
    const machine = createMachine(storedCart(2), request(3));
    expect(kinds(machine.send({ kind: 'refreshRequested' }))).not.toContain('read');
    const effects = machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(3) });
    expect(kinds(effects)).toContain('read');
  });

  it('reads once when the tab comes to the front during a read', () => {
    const machine = createMachine(storedCart(2));
    expect(kinds(machine.send({ kind: 'tabShown' }))).toEqual([]);
  });

  it('forgets a guest’s cart that the server does not know', () => {
    const machine = createMachine(storedCart(2));
    const effects = machine.send({ kind: 'readFailed', version: 1, isLost: true });
    expect(kinds(effects)).toEqual(['forgetCart', 'publish']);
    expect(machine.state()).toMatchObject({ kind: 'fresh', cartId: null });
  });

  it('keeps a lost cart while the API cannot confirm the customer’s session', () => {
    const machine = createMachine({ kind: 'shopperIdentified', shopper: { kind: 'unreachable' } });
    machine.send(storedCart(2), { kind: 'readFailed', version: 1, isLost: true });
    expect(machine.state()).toMatchObject({ kind: 'failed', cartId: CART_ID });
    expect(machine.count()).toBe(2);
  });

  it('shows the cart of another tab, and reads again when a read is in flight', () => {
    const machine = createMachine(storedCart(2));
    const stored = { id: CART_ID, cart: cartOf(9) };
    expect(kinds(machine.send({ kind: 'storedCartChanged' }))).toEqual(['reloadStoredCart']);
    expect(kinds(machine.send({ kind: 'storedCartReloaded', stored }))).toEqual(['read', 'publish']);
    expect(machine.count()).toBe(9);
  });
});

describe('the cart machine, updating', () => {
  const opened = () => createMachine(storedCart(2), { kind: 'readDone', version: 1, cart: cartOf(2) });

  it('shows an update at once and answers its command after the server’s response', () => {
    const machine = opened();
    const { reply } = aReply();
    expect(kinds(machine.send(request(6, { reply })))).toEqual(['storeUpdate', 'write', 'publish']);
    expect(machine.count()).toBe(6);
    const effects = machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(6) });
    expect(kinds(effects)).toEqual(['storeCart', 'reply', 'forgetUpdates']);
    expect(repliesOf(effects)).toMatchObject([{ replies: [reply], result: { result: { count: 6 } } }]);
  });

  it('sends one update at a time and the last quantity of a sku only', () => {
    const machine = opened();
    machine.send(request(3), request(4), request(5));
    expect(machine.written().qty).toBe(3);
    machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(3) });
    expect(machine.written().qty).toBe(5);
  });

  it('answers an equal update within 500 ms without a write, and writes it after 500 ms', () => {
    const machine = opened();
    machine.send(request(6));
    machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(6) });
    const { reply } = aReply();
    expect(kinds(machine.send(request(6, { reply, at: 1_499 })))).toEqual(['reply']);
    expect(kinds(machine.send(request(6, { reply, at: 1_500 })))).toContain('write');
  });

  it('reverts a refused update, fails its command, and reads the cart', () => {
    const machine = opened();
    const { reply } = aReply();
    const error = new Error('Quedan 3');
    machine.send(request(20, { reply }));
    const effects = machine.send({
      kind: 'writeFailed',
      update: machine.written(),
      failure: { kind: 'refused', error },
      storedId: CART_ID,
    });
    expect(kinds(effects)).toEqual(['announceFailure', 'forgetUpdates', 'reply', 'read', 'publish']);
    expect(repliesOf(effects)).toMatchObject([{ result: { error } }]);
    expect(machine.count()).toBe(2);
  });

  it('confirms an update at once while offline, and sends it when the network is back', () => {
    const machine = opened();
    const { reply } = aReply();
    machine.send({ kind: 'networkChanged', isOnline: false });
    expect(kinds(machine.send(request(3, { reply })))).toEqual(['storeUpdate', 'reply', 'publish']);
    expect(kinds(machine.send({ kind: 'networkChanged', isOnline: true }))).toEqual(['write']);
    expect(machine.written()).toMatchObject({ qty: 3, source: 'page' });
  });

  it('queues an update again when the network went away before the request', () => {
    const machine = opened();
    const { reply } = aReply();
    machine.send(request(3, { reply }));
    const update = machine.written();
    const effects = machine.send({
      kind: 'writeFailed',
      update,
      failure: { kind: 'unsent' },
      storedId: null,
    });
    expect(repliesOf(effects)).toMatchObject([{ result: { result: { count: 3 } } }]);
    expect(kinds(effects)).not.toContain('announceFailure');
    expect(machine.state()).toMatchObject({
      isOnline: false,
      updates: [{ qty: 3, isSent: false, isDeferred: true }],
    });
  });

  it('drops an unsent update when a newer one of its sku waits', () => {
    const machine = opened();
    machine.send(request(3));
    const update = machine.written();
    machine.send(request(4));
    machine.send({ kind: 'writeFailed', update, failure: { kind: 'unsent' }, storedId: null });
    expect(machine.state().updates).toMatchObject([{ qty: 4 }]);
  });

  it('drops waiting updates of a sender that stopped waiting', () => {
    const machine = opened();
    const { signal } = new AbortController();
    machine.send(request(3), request(1, { item: anItem({ sku: 'W-2' }), signal }));
    expect(machine.count()).toBe(4);
    expect(kinds(machine.send({ kind: 'updateAbandoned', signal }))).toContain('forgetUpdates');
    expect(machine.count()).toBe(3);
  });

  it('sends updates of the previous page after the first read', () => {
    const update = { item: anItem(), qty: 4, at: 900 };
    const machine = createMachine();
    const stored = { id: CART_ID, cart: cartOf(2) };
    const effects = machine.send({ kind: 'storedCartLoaded', stored, updates: [update], isOnline: true });
    expect(kinds(effects)).toEqual(['read', 'publish']);
    expect(machine.count()).toBe(4);
    machine.send({ kind: 'readFailed', version: machine.readVersion(), isLost: false });
    expect(machine.written()).toMatchObject({ qty: 4, source: 'previousPage' });
  });
});

describe('the cart machine, accounts', () => {
  it('reads the account’s cart when a customer signs in without a cart id', () => {
    const machine = createMachine(noStoredCart);
    const effects = machine.send({ kind: 'shopperIdentified', shopper: CUSTOMER });
    expect(effects).toMatchObject([
      { kind: 'read', cartId: null },
      { kind: 'publish', state: { isUnread: true } },
    ]);
    expect(machine.state().kind).toBe('unread');
  });

  it('at the sign-out answers pending commands, drops waiting updates and ignores later responses', () => {
    const machine = createMachine(storedCart(2), { kind: 'shopperIdentified', shopper: CUSTOMER });
    const { reply } = aReply();
    machine.send(request(3, { reply }), request(1, { item: anItem({ sku: 'W-2' }) }));
    const update = machine.written();
    machine.send({ kind: 'shopperIdentified', shopper: { kind: 'guest' } });
    expect(kinds(machine.send({ kind: 'accountCartFound' }))).toEqual([
      'forgetCart',
      'forgetAllUpdates',
      'reply',
      'announceAccountLeft',
      'publish',
    ]);
    expect(machine.count()).toBe(0);
    machine.send({ kind: 'writeDone', update, cart: { ...cartOf(3), owner: 'account' } });
    expect(machine.count()).toBe(0);
    expect(machine.state().updates).toEqual([]);
  });

  it('shows another customer nothing of the first one’s cart', () => {
    const machine = createMachine(storedCart(2), { kind: 'shopperIdentified', shopper: CUSTOMER });
    machine.send(request(3));
    const update = machine.written();
    machine.send({ kind: 'shopperIdentified', shopper: { kind: 'restoring' } });
    machine.send({ kind: 'shopperIdentified', shopper: { kind: 'customer', id: 'u-2' } });
    expect(machine.state()).toMatchObject({ kind: 'unread', cartId: null, cart: EMPTY_CART });
    // The write of the first customer ends after the second customer signed in.
    machine.send({ kind: 'writeDone', update, cart: { ...cartOf(3), owner: 'account' } });
    expect(machine.count()).toBe(0);
    expect(machine.state().readsInFlight).toBeGreaterThan(0);
  });
});
