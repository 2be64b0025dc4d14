import { attach, createEvent, createStore, sample } from 'effector';
import { listOwnPurchases } from 'shared-contracts/api/profile';
import { createApiEffect } from 'shared-kit/host';
import { createLoaded } from './create-loaded.ts';

/** Purchases of one page. */
export const PURCHASES_PER_PAGE = 10;

interface Wanted {
  /** Counts from 1. */
  page: number;
  perPage: number;
}

/** A list of the customer's own purchases, newest first. */
export const createPurchases = () => {
  const wanted = createEvent<Wanted>();
  /** The same once more. */
  const retried = createEvent();
  const $wanted = createStore<Wanted>({ page: 1, perPage: PURCHASES_PER_PAGE }, { serialize: 'ignore' });
  const listFx = attach({
    effect: createApiEffect(listOwnPurchases),
    mapParams: ({ page, perPage }: Wanted) => ({ query: { page, per_page: perPage } }),
  });
  const $purchases = createLoaded(listFx, (answer) => answer);
  sample({ clock: wanted, target: [$wanted, listFx] });
  sample({ clock: retried, source: $wanted, target: listFx });
  return { wanted, retried, $purchases };
};
