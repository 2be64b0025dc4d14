import { describe, expect, it } from 'vitest';
import { cartOf, createMachine, kinds, request, storedCart } from './testing/machine-fixtures.ts';

describe('the cart machine, with an update that lost its connection after it was sent', () => {
  const lost = () => {
    const machine = createMachine(storedCart(2), {
      kind: 'readDone',
      version: 1,
      cart: { ...cartOf(2), version: 7 },
    });
    machine.send(request(3));
    const update = machine.written();
    machine.send({ kind: 'writeFailed', update, failure: { kind: 'unsent' }, storedId: null });
    machine.send({ kind: 'readFailed', version: machine.readVersion(), isLost: false });
    return machine;
  };
  const readAgain = (machine: ReturnType<typeof lost>, version: number) => {
    machine.send({ kind: 'networkChanged', isOnline: true });
    const cart = { ...cartOf(2), version };
    return kinds(machine.send({ kind: 'readDone', version: machine.readVersion(), cart }));
  };

  it('sends it again after a read', () => {
    const machine = lost();
    expect(kinds(machine.send({ kind: 'networkChanged', isOnline: true }))).toEqual(['read']);
    expect(readAgain(lost(), 8)).toContain('write');
  });

  it('drops it when another device has changed the cart since', () => {
    const machine = lost();
    expect(readAgain(machine, 9)).toEqual(['storeCart', 'forgetUpdates', 'publish']);
    expect(machine.count()).toBe(2);
  });

  it('keeps it for another cart, whose versions say nothing about this one', () => {
    const machine = lost();
    machine.send({ kind: 'networkChanged', isOnline: true });
    const cart = { ...cartOf(2), id: 'cart-2', version: 9 };
    expect(kinds(machine.send({ kind: 'readDone', version: machine.readVersion(), cart }))).toContain(
      'write',
    );
  });
});
