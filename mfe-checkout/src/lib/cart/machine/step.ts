import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { toUpdateResult } from '../to-cart-state.ts';
import type { CartEffect } from './effects.ts';
import type { MachineState } from './state.ts';

/** Result of one event: the next state, and effects in the order in which they start. */
export interface Step {
  state: MachineState;
  effects: readonly CartEffect[];
}

export const step = (state: MachineState, ...effects: CartEffect[]): Step => ({ state, effects });

/** Continues a step with rules. Each rule sees the state that the one before it left. */
export const continueWith = (start: Step, ...rules: ((state: MachineState) => Step)[]): Step =>
  rules.reduce<Step>(({ state, effects }, rule) => {
    const next = rule(state);
    return { state: next.state, effects: [...effects, ...next.effects] };
  }, start);

/** Answers all waiting commands with this cart, e.g. when the page starts again without their updates. */
export const answersToAll = ({ waiters }: MachineState, cart: Cart): CartEffect[] => {
  const replies = waiters.map(({ reply }) => reply);
  return replies.length > 0 ? [{ kind: 'reply', replies, result: { result: toUpdateResult(cart) } }] : [];
};
