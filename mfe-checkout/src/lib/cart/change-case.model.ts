/** Changes of a case in the cart: number of cases, exchange of a bottle, removal (docs/product/cases.md). */
import { createEvent, createStore, sample } from 'effector';
import { deleteCase, putCase } from 'shared-contracts/api/cases';
import type { CartCase } from 'shared-contracts/api/shopping-cart.schema';
import { addFailureDialog } from 'shared-kit/add-to-cart/add-failure';
import { $host, createApiEffect, openDialogFx } from 'shared-kit/host';
import { $cartId, cartRefreshRequested } from './cart.model.ts';

export const caseQtyChosen = createEvent<{ of: CartCase; qty: number }>();
/** Replace a bottle that sold out. */
export const bottleExchanged = createEvent<{ of: CartCase; sku: string; by: string }>();
export const caseRemoved = createEvent<CartCase>();

const putCaseFx = createApiEffect(putCase);
const deleteCaseFx = createApiEffect(deleteCase);

/** Cases that wait for the server. */
export const $pendingCases = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on([putCaseFx, deleteCaseFx], (ids, { params: { id } }) => [...ids, id])
  .on([putCaseFx.finally, deleteCaseFx.finally], (ids, { params: { params } }) =>
    ids.filter((id) => id !== params.id),
  );

const contentsOf = ({ bottles }: CartCase) => bottles.map(({ sku, count }) => ({ sku, count }));

/** Bottles after an exchange. A product that the case already has gets the bottles of both. */
const exchanged = (of: CartCase, sku: string, by: string) => {
  const counts = new Map<string, number>();
  for (const bottle of contentsOf(of)) {
    const one = bottle.sku === sku ? by : bottle.sku;
    counts.set(one, (counts.get(one) ?? 0) + bottle.count);
  }
  return [...counts].map(([one, count]) => ({ sku: one, count }));
};

sample({
  clock: [
    caseQtyChosen.map(({ of, qty }) => ({ of, qty, bottles: contentsOf(of) })),
    bottleExchanged.map(({ of, sku, by }) => ({ of, qty: of.qty, bottles: exchanged(of, sku, by) })),
  ],
  source: $cartId,
  filter: Boolean,
  fn: (cart_id, { of: { id, size }, qty, bottles }) => ({
    params: { id },
    query: { cart_id },
    body: { size, qty, bottles },
  }),
  target: putCaseFx,
});
sample({
  clock: caseRemoved,
  source: $cartId,
  filter: Boolean,
  fn: (cart_id, { id }) => ({ params: { id }, query: { cart_id } }),
  target: deleteCaseFx,
});
sample({ clock: [putCaseFx.finally, deleteCaseFx.finally], target: cartRefreshRequested });
sample({
  clock: [putCaseFx.failData, deleteCaseFx.failData],
  source: $host,
  fn: (host, error) => addFailureDialog(error, host?.locale ?? 'es'),
  target: openDialogFx,
});
