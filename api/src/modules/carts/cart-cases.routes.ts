import { deleteCase, putCase } from 'shared-contracts/api/cases';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import * as cases from './cart-cases.service.ts';
import { resolveCart, useHolds } from './resolve-cart.ts';

/** Mixed cases of a cart. */
export const cartCasesModule: Module = (app, { config, db }) => {
  const on = endpointsOf(app);
  const deps = { db, secret: config.APP_SECRET };

  on(putCase, async ({ params: { id }, query, body, request }) => {
    const cart = await resolveCart(deps, request, query.cart_id);
    await useHolds(deps, request, cart);
    return { data: await cases.putCase(db, cart, { id, body }, request.locale) };
  });

  on(deleteCase, async ({ params: { id }, query, request }) => {
    const cart = await resolveCart(deps, request, query.cart_id);
    return { data: await cases.removeCase(db, cart, id, request.locale) };
  });
};
