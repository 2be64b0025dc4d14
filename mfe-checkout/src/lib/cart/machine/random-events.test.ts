/**
 * Random orders of requests, responses and faults, with a simulated server. Runs are fast, because they need
 * no timers and no network.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCart, anItem, CART_ID } from '../../testing/cart-fixtures.ts';
import type { StoredUpdate } from '../stored-updates.ts';
import { toCartState } from '../to-cart-state.ts';
import type { CartEffect } from './effects.ts';
import type { CartEvent } from './events.ts';
import { confirmedCart, INITIAL_STATE, isWriting, shownCart } from './state.ts';
import { createServer, keyOf, STOCK } from './testing/simulated-server.ts';
import { transition } from './transition.ts';

/** Five times the usual number of runs, because runs are fast. */
const RUNS = 5 * (fc.readConfigureGlobal().numRuns ?? 100);
const SKUS = Object.keys(STOCK);

/** Storage of the browser, and the replies that the machine owes. */
const createStorage = () => ({
  cart: aCart([]),
  updates: [] as StoredUpdate[],
  /** Updates of a page before that failed again. They stay stored for the next page. */
  leftForNextPage: new Set<string>(),
  openReplies: new Set<object>(),
  twiceSettled: 0,
  /** Stores what the update became when it was sent. */
  settle({ update, stored }: Extract<CartEffect, { kind: 'write' }>): void {
    this.updates = this.updates.map((known) =>
      keyOf(known) === keyOf(stored)
        ? { ...known, qty: update.qty, add: undefined, sent: update.sent }
        : known,
    );
  },
  run(effect: CartEffect): void {
    if (effect.kind === 'storeCart') this.cart = effect.cart;
    else if (effect.kind === 'announceFailure' && effect.update.source === 'previousPage')
      this.leftForNextPage.add(keyOf(effect.update));
    else if (effect.kind === 'storeUpdate')
      this.updates = [
        ...this.updates.filter(({ item }) => item.sku !== effect.update.item.sku),
        effect.update,
      ];
    else if (effect.kind === 'forgetUpdates')
      this.updates = this.updates.filter(
        ({ item, at }) => !effect.updates.some((gone) => gone.item.sku === item.sku && gone.at === at),
      );
    else if (effect.kind === 'forgetUpdateUnlessLeaving')
      this.run({ kind: 'forgetUpdates', updates: [effect.update] });
    else if (effect.kind === 'reply')
      for (const reply of effect.replies) if (!this.openReplies.delete(reply)) this.twiceSettled += 1;
  },
});

const createWorld = () => {
  const server = createServer();
  const storage = createStorage();
  let state = INITIAL_STATE;
  let now = 1_000;
  /** Responses that have not arrived yet, each with the event that the machine receives when it arrives. */
  const arriving: { land?: () => void; arrive: (isFault: boolean) => CartEvent }[] = [];

  const run = (effect: CartEffect): void => {
    if (effect.kind === 'read') arriving.push({ arrive: server.read(effect) });
    else if (effect.kind === 'write') {
      expect(arriving.some(({ land }) => land)).toBe(false);
      // Only a read tells the version. Without one the machine sends the update all the same.
      if (effect.stored.sent && state.kind === 'fresh') expect(server.isUndone(effect.stored)).toBe(false);
      storage.settle(effect);
      arriving.push(server.write(effect));
    } else storage.run(effect);
  };
  const send = (event: CartEvent): void => {
    const next = transition(state, event);
    if (isWriting(next.state)) expect(next.effects.filter(({ kind }) => kind === 'read')).toEqual([]);
    state = next.state;
    for (const effect of next.effects) run(effect);
  };
  send({
    kind: 'storedCartLoaded',
    stored: { id: CART_ID, cart: storage.cart },
    updates: [],
    isOnline: true,
  });

  const world = {
    request(sku: string, qty: number, add?: number) {
      const reply = { done: () => {}, fail: () => {} };
      storage.openReplies.add(reply);
      now += 1;
      const item = anItem({ sku, stock: STOCK[sku] });
      send({ kind: 'updateRequested', request: { item, qty, add, source: 'command', reply, at: now } });
    },
    arrive(index: number, isFault: boolean) {
      const [response] = arriving.splice(index % Math.max(1, arriving.length), 1);
      if (response) send(response.arrive(isFault));
    },
    land() {
      for (const { land } of arriving) land?.();
    },
    changeNetwork(isOnline: boolean) {
      server.isOnline = isOnline;
      send({ kind: 'networkChanged', isOnline });
    },
    /** Another tab, or another device, changes the server's cart. */
    changeElsewhere(sku: string, qty: number) {
      server.set(sku, qty);
      send({ kind: 'storedCartReloaded', stored: { id: CART_ID, cart: server.cart() } });
      send({ kind: 'refreshRequested' });
    },
    /** Another device changes the server's cart. This browser does not know. */
    changeOnOtherDevice(sku: string, qty: number) {
      server.set(sku, qty);
    },
    /** The page comes back from the back/forward cache. The page after it may have sent what it had left. */
    restore(isSent: boolean) {
      if (isSent) {
        for (const { item, qty } of storage.updates)
          server.set(item.sku, Math.min(qty, STOCK[item.sku] ?? 0));
        storage.updates = [];
        storage.cart = server.cart();
      }
      const stored = { id: CART_ID, cart: storage.cart };
      send({ kind: 'pageReloaded', stored, updates: storage.updates, isOnline: server.isOnline });
    },
    send,
    wait: () => {
      now += 500;
    },
    /** All responses arrive. The browser and the server then agree. */
    rest() {
      if (!server.isOnline) world.changeNetwork(true);
      while (arriving.length > 0) world.arrive(0, false);
      // A read that failed leaves the cart unconfirmed until the next one.
      if (state.kind === 'failed') send({ kind: 'refreshRequested' });
      while (arriving.length > 0) world.arrive(0, false);
      expect(storage.updates.filter((update) => !storage.leftForNextPage.has(keyOf(update)))).toEqual([]);
      world.restore(false);
      while (arriving.length > 0) world.arrive(0, false);
      const shown = shownCart(confirmedCart(state), state.updates) ?? aCart([]);
      expect(state).toMatchObject({ updates: [], waiters: [], readsInFlight: 0, isReadDue: false });
      expect([storage.openReplies.size, storage.twiceSettled]).toEqual([0, 0]);
      expect(storage.updates).toEqual([]);
      expect(new Map(shown.items.map(({ sku, qty }) => [sku, qty]))).toEqual(server.lines);
      expect(toCartState(storage.cart).lines).toEqual(toCartState(shown).lines);
      expect(state.published).toEqual(toCartState(shown));
    },
  };
  return world;
};
type World = ReturnType<typeof createWorld>;

const sku = fc.constantFrom(...SKUS);
const action: fc.Arbitrary<(world: World) => void> = fc.oneof(
  fc.tuple(sku, fc.integer({ min: 0, max: 9 })).map(
    ([what, qty]) =>
      (world: World) =>
        world.request(what, qty),
  ),
  fc.tuple(sku, fc.integer({ min: 1, max: 4 })).map(
    ([what, add]) =>
      (world: World) =>
        world.request(what, add, add),
  ),
  fc.tuple(fc.nat(9), fc.boolean()).map(
    ([index, isFault]) =>
      (world: World) =>
        world.arrive(index, isFault),
  ),
  fc.constant((world: World) => world.land()),
  fc.boolean().map((isOn) => (world: World) => world.changeNetwork(isOn)),
  fc.tuple(sku, fc.integer({ min: 1, max: 5 })).map(
    ([what, qty]) =>
      (world: World) =>
        world.changeElsewhere(what, qty),
  ),
  fc.tuple(sku, fc.integer({ min: 0, max: 5 })).map(
    ([what, qty]) =>
      (world: World) =>
        world.changeOnOtherDevice(what, qty),
  ),
  fc
    .constantFrom<CartEvent>({ kind: 'tabShown' }, { kind: 'refreshRequested' }, { kind: 'changesDismissed' })
    .map((event) => (world: World) => world.send(event)),
  fc.constant((world: World) => world.wait()),
  fc.boolean().map((isSent) => (world: World) => world.restore(isSent)),
);

it('shows the server’s cart and has settled every command once when nothing is pending', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const world = createWorld();
      for (const act of actions) act(world);
      world.rest();
    }),
    { numRuns: RUNS },
  );
});
