/** Tracks `begin_checkout` when a step opens: once per cart in a tab, also after reloads. */
import { createEffect, sample } from 'effector';
import { trackFx } from 'shared-kit/host';
import { $cart, $cartId } from '../cart/cart.model.ts';
import { BEGUN_KEY } from '../draft/draft.model.ts';
import { $isStepOpen } from '../guard-steps.model.ts';
import { sessionStore } from '../storage.ts';
import { $totals } from '../totals.model.ts';
import { toStepEntry } from './step-entry.ts';

/** Returns whether this cart's checkout begins now. */
const beginFx = createEffect((cartId: string): boolean => {
  const isNew = sessionStore.read(BEGUN_KEY) !== cartId;
  sessionStore.write(BEGUN_KEY, cartId);
  return isNew;
});

sample({
  clock: $isStepOpen,
  source: $cartId,
  filter: (cartId, isOpen) => isOpen && cartId !== null,
  fn: (cartId) => cartId ?? '',
  target: beginFx,
});
sample({
  clock: beginFx.doneData,
  source: { cart: $cart, totals: $totals },
  filter: (_, isNew) => isNew,
  fn: ({ cart, totals }) => toStepEntry('begin_checkout', { cart, totals }),
  target: trackFx,
});
