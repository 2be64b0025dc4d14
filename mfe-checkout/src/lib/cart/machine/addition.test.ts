/** Commands whose sender does not know the cart: "add n", at every moment of the first read. */
import { describe, expect, it } from 'vitest';
import { anItem, CART_ID } from '../../testing/cart-fixtures.ts';
import type { CartEvent } from './events.ts';
import { requeue } from './line-updates.ts';
import {
  aReply,
  cartOf,
  createMachine,
  kinds,
  noStoredCart,
  request,
  storedCart,
} from './testing/machine-fixtures.ts';

const add = (units: number, at = 1_000): CartEvent => request(units, { add: units, at });
const readDone = (qty: number, version: number): CartEvent => ({
  kind: 'readDone',
  version,
  cart: cartOf(qty),
});
const identified = (kind: 'guest' | 'customer' | 'restoring' | 'unreachable'): CartEvent => ({
  kind: 'shopperIdentified',
  shopper: kind === 'customer' ? { kind, id: 'u-1' } : { kind },
});

type Machine = ReturnType<typeof createMachine>;
type Moment = (machine: Machine) => void;

/** How the cart becomes known, event by event, and the units that the server then holds. */
const STORIES: Readonly<Record<string, { held: number; moments: readonly Moment[] }>> = {
  'a guest’s stored cart': {
    held: 6,
    moments: [(m) => m.send(storedCart(6)), (m) => m.send(readDone(6, m.readVersion()))],
  },
  'a guest without a cart': { held: 0, moments: [(m) => m.send(noStoredCart)] },
  'an account whose cart another device filled': {
    held: 6,
    moments: [
      (m) => m.send(identified('restoring')),
      (m) => m.send(noStoredCart),
      (m) => m.send(identified('customer')),
      (m) => m.send(readDone(6, m.readVersion())),
    ],
  },
  'an account whose stored cart is older': {
    held: 6,
    moments: [
      (m) => m.send(identified('restoring')),
      (m) => m.send(storedCart(2)),
      (m) => m.send(identified('customer')),
      // The read from before the sign-in is answered late, and ignored.
      (m) => m.send(readDone(6, m.readVersion())),
      (m) => m.send(readDone(2, 1)),
    ],
  },
  'a stored cart that cannot be read': {
    held: 6,
    moments: [
      (m) => m.send(storedCart(6)),
      (m) => m.send({ kind: 'readFailed', version: m.readVersion(), isLost: false }),
    ],
  },
  'a session that cannot be restored': {
    held: 0,
    moments: [
      (m) => m.send(identified('restoring')),
      (m) => m.send(noStoredCart),
      (m) => m.send(identified('unreachable')),
    ],
  },
};

const writesOf = (machine: Machine) => machine.all().filter(({ kind }) => kind === 'write');

for (const [story, { held, moments }] of Object.entries(STORIES))
  describe(`units added to ${story}`, () => {
    for (let at = 0; at <= moments.length; at++)
      it(`count from what it holds, when the command comes after ${at} of ${moments.length} events`, () => {
        const machine = createMachine();
        for (const [index, moment] of moments.entries()) {
          if (index === at) machine.send(add(1));
          moment(machine);
        }
        if (at === moments.length) machine.send(add(1));
        expect(machine.written()).toMatchObject({ qty: held + 1 });
        expect(writesOf(machine)).toHaveLength(1);
        expect(machine.count()).toBe(held + 1);
      });
  });

describe('the cart machine, units to add', () => {
  it('shows them at once, before the cart was read', () => {
    const machine = createMachine(storedCart(2), add(3));
    expect(machine.count()).toBe(5);
    expect(writesOf(machine)).toEqual([]);
  });

  it('adds them up when two commands wait, and to a quantity that waits', () => {
    const machine = createMachine(storedCart(2), add(1), add(2, 2_000));
    machine.send(readDone(6, machine.readVersion()));
    expect(machine.written()).toMatchObject({ qty: 9 });
    const other = createMachine(storedCart(2), { kind: 'networkChanged', isOnline: false });
    other.send(request(4), add(1, 2_000), { kind: 'networkChanged', isOnline: true });
    expect(other.count()).toBe(5);
  });

  it('adds them to a quantity that was sent and lost its connection, and stores the sum', () => {
    const machine = createMachine(storedCart(2), { kind: 'readDone', version: 1, cart: cartOf(2) });
    machine.send(request(3), add(1, 2_000));
    const effects = machine.send({
      kind: 'writeFailed',
      update: machine.written(),
      failure: { kind: 'unsent' },
      storedId: null,
    });
    expect(machine.count()).toBe(4);
    const sum = expect.objectContaining({ qty: 4, add: undefined, at: 2_000 });
    expect(effects).toContainEqual({ kind: 'storeUpdate', update: sum });
    machine.send({ kind: 'networkChanged', isOnline: true });
    machine.send({ kind: 'readDone', version: machine.readVersion(), cart: cartOf(2) });
    expect(machine.written()).toMatchObject({ qty: 4 });
  });

  it('are not added to a lost quantity of a customer who has signed out', () => {
    const sent = { slot: 0, item: anItem(), qty: 3, at: 1_000, source: 'page', isSent: true } as const;
    const added = { ...sent, slot: 1, qty: 1, add: 1, isSent: false };
    expect(requeue([{ ...sent, isDetached: true }, added], sent)).toEqual([added]);
  });

  it('counts a repeated command once', () => {
    const machine = createMachine(storedCart(2), add(1), add(1, 1_400));
    machine.send(readDone(6, machine.readVersion()));
    expect(machine.written()).toMatchObject({ qty: 7 });
    machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(7) });
    expect(kinds(machine.send(add(1, 1_450)))).not.toContain('write');
  });

  it('keeps the last absolute quantity that follows', () => {
    const machine = createMachine(storedCart(2), add(1), request(4, { at: 2_000 }));
    machine.send(readDone(6, machine.readVersion()));
    expect(machine.written()).toMatchObject({ qty: 4 });
  });

  it('ends at the stock, and removes nothing from a line above it', () => {
    const item = anItem({ stock: 7 });
    const machine = createMachine(storedCart(2), request(5, { add: 5, item }));
    machine.send(readDone(6, machine.readVersion()));
    expect(machine.written()).toMatchObject({ qty: 7 });
    const above = createMachine(storedCart(2), request(5, { add: 5, item }));
    above.send(readDone(9, above.readVersion()));
    expect(above.written()).toMatchObject({ qty: 9 });
  });

  it('ends at the stock as well when it is added to a quantity that waits', () => {
    const item = anItem({ stock: 7 });
    const machine = createMachine(storedCart(2), { kind: 'networkChanged', isOnline: false });
    machine.send(request(4), request(5, { add: 5, item, at: 2_000 }));
    expect(machine.count()).toBe(7);
  });

  it('answers the command with the cart that holds them', () => {
    const { reply, settled } = aReply();
    const machine = createMachine(storedCart(2), request(1, { add: 1, reply }));
    machine.send(readDone(6, machine.readVersion()));
    const effects = machine.send({ kind: 'writeDone', update: machine.written(), cart: cartOf(7) });
    for (const effect of effects)
      if (effect.kind === 'reply' && 'result' in effect.result)
        for (const { done } of effect.replies) done(effect.result.result);
    expect(settled).toMatchObject([{ count: 7 }]);
  });

  it('are stored as units until they are sent, and then as a quantity, so that no repeat adds twice', () => {
    const machine = createMachine(storedCart(2));
    const [stored] = machine.send(add(1)).filter((effect) => effect.kind === 'storeUpdate');
    expect(stored?.update).toMatchObject({ add: 1 });
    machine.send(readDone(6, machine.readVersion()));
    const [write] = writesOf(machine);
    expect(write).toMatchObject({ update: { qty: 7, add: undefined }, stored: { add: 1 } });
  });

  it('of the previous page wait for the read as well', () => {
    const left = { item: anItem(), qty: 1, add: 1, at: 900 };
    const machine = createMachine({
      kind: 'storedCartLoaded',
      stored: { id: CART_ID, cart: cartOf(2) },
      updates: [left],
      isOnline: true,
    });
    expect(machine.count()).toBe(3);
    machine.send(readDone(6, machine.readVersion()));
    expect(machine.written()).toMatchObject({ qty: 7 });
  });

  it('are not counted again when the storage, which has them, is loaded after the command', () => {
    const machine = createMachine(add(1));
    machine.send({
      kind: 'storedCartLoaded',
      stored: { id: CART_ID, cart: cartOf(2) },
      updates: [{ item: anItem(), qty: 1, add: 1, at: 1_000 }],
      isOnline: true,
    });
    machine.send(readDone(6, machine.readVersion()));
    expect(machine.written()).toMatchObject({ qty: 7 });
  });
});
