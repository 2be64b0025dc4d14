/** Runs events through the machine, for its tests. */
import type { CartItem } from 'shared-contracts/bus/topics';
import { aCart, aLine, anItem, CART_ID } from '../../../testing/cart-fixtures.ts';
import { EMPTY_CART } from '../../goods-of.ts';
import type { CartEffect } from '../effects.ts';
import type { CartEvent } from '../events.ts';
import type { LineUpdate, Reply, UpdateRequest } from '../line-updates.ts';
import { confirmedCart, INITIAL_STATE, shownCart } from '../state.ts';
import { transition } from '../transition.ts';

/** A cart of one line, or an empty cart for the quantity 0. */
export const cartOf = (qty: number) => aCart(qty > 0 ? [aLine({ qty })] : []);

export const storedCart = (qty: number): CartEvent => ({
  kind: 'storedCartLoaded',
  stored: { id: CART_ID, cart: cartOf(qty) },
  updates: [],
  isOnline: true,
});
export const noStoredCart: CartEvent = {
  kind: 'storedCartLoaded',
  stored: { id: null, cart: EMPTY_CART },
  updates: [],
  isOnline: true,
};

export const request = (qty: number, over: Partial<UpdateRequest> & { item?: CartItem } = {}): CartEvent => ({
  kind: 'updateRequested',
  request: { item: anItem(), qty, source: 'command', at: 1_000, ...over },
});

export const createMachine = (...events: CartEvent[]) => {
  let state = INITIAL_STATE;
  let effects: readonly CartEffect[] = [];
  const machine = {
    /** Returns the effects of these events. */
    send(...next: CartEvent[]): readonly CartEffect[] {
      const from = effects.length;
      for (const event of next) {
        const result = transition(state, event);
        state = result.state;
        effects = [...effects, ...result.effects];
      }
      return effects.slice(from);
    },
    state: () => state,
    all: () => effects,
    /** Units of the cart that pages show. */
    count: () =>
      shownCart(confirmedCart(state), state.updates)?.items.reduce((sum, { qty }) => sum + qty, 0) ?? null,
    /** The update that was written last. */
    written(): LineUpdate {
      const write = effects.findLast((effect) => effect.kind === 'write');
      if (!write) throw new Error('The machine has written nothing');
      return write.update;
    },
    /** Version of the read that started last. */
    readVersion: () => effects.findLast((effect) => effect.kind === 'read')?.version ?? 0,
  };
  machine.send(...events);
  return machine;
};

export const kinds = (effects: readonly CartEffect[]) => effects.map(({ kind }) => kind);

/** A command's reply that records how it was settled. */
export const aReply = () => {
  const settled: unknown[] = [];
  const reply: Reply = { done: (result) => settled.push(result), fail: (error) => settled.push(error) };
  return { reply, settled };
};
