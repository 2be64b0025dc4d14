import { acknowledgeCartChanges, readCart, readCartId, updateCart } from 'shared-contracts/api/shopping-cart';
import type * as schema from 'shared-contracts/api/shopping-cart.schema';
import type { z } from 'zod';
import type { Module } from '../../module.ts';
import { readUserId } from '../../plugins/access-token.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { openAccountCart } from './account-cart.service.ts';
import { cartIdOf, newCartId } from './cart-id.ts';
import { createRecommendations } from './cart-recommendations.service.ts';
import * as carts from './carts.service.ts';
import { resolveCart, resolveWrittenCart, useHolds } from './resolve-cart.ts';

export const cartsModule: Module = (app, { config, db, readDb }) => {
  const recommendations = createRecommendations(readDb, config.CATALOGUE_CACHE_MS);
  const secret = config.APP_SECRET;

  const on = endpointsOf(app);
  on(readCartId, async ({ request }) => {
    const userId = await readUserId(request, secret);
    if (userId === null) return { id: newCartId(secret) };
    return { id: cartIdOf(secret, await openAccountCart(db, { userId, browserKey: null })) };
  });

  on(readCart, async ({ query, request }) => {
    const cart = await resolveCart({ db, secret }, request, query.cart_id);
    return { data: await carts.readCart(db, cart, request.locale) };
  });

  on(updateCart, async ({ query, body, request }) => {
    const { locale } = request;
    const cart = await resolveWrittenCart({ db, secret }, request, query.cart_id);
    await useHolds({ db, secret }, request, cart);
    const { data, productId } = await carts.updateCart(db, cart, toChange(body), locale);
    return { data, related: await recommendations.beside(productId, data, locale) };
  });

  on(acknowledgeCartChanges, async ({ query, body, request }) => {
    const cart = await resolveCart({ db, secret }, request, query.cart_id);
    return { data: await carts.acknowledgeChanges(db, cart, body.changes, request.locale) };
  });
};

/** Both forms of the request contain an absolute quantity of one sku (docs/product/api.md#cart-calls). */
const toChange = (body: z.output<typeof schema.updateCart.body>): carts.LineChange =>
  'product' in body ? { sku: body.product.sku, qty: body.product.quantity } : body;
