import { readCart, readCartId, updateCart } from 'shared-contracts/api/shopping-cart';
import * as schema from 'shared-contracts/api/shopping-cart.schema';
import type { z } from 'zod';
import { registerEndpoint } from '../../plugins/endpoint.ts';
import type { Module } from '../modules.ts';
import { cartKeyOf, newCartId } from './cart-id.ts';
import * as carts from './carts.service.ts';
import { createRecommendations } from './recommendations.ts';

export const cartsModule: Module = (app, { config, db, readDb }) => {
  const recommendations = createRecommendations(readDb, config.CATALOGUE_CACHE_MS);
  const refOf = (id: string): carts.CartRef => ({ id, key: cartKeyOf(config.APP_SECRET, id) });

  registerEndpoint(app, readCartId, schema.readCartId, ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { id: newCartId(config.APP_SECRET) };
  });

  registerEndpoint(app, readCart, schema.readCart, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await carts.readCart(db, refOf(query.cart_id), request.locale) };
  });

  registerEndpoint(app, updateCart, schema.updateCart, async ({ query, body, request, reply }) => {
    const { locale } = request;
    const { data, productId } = await carts.updateCart(db, refOf(query.cart_id), toChange(body), locale);
    reply.header('cache-control', 'no-store');
    return { data, related: await recommendations.beside(productId, data, locale) };
  });
};

/** Both forms of the request say the same: an absolute quantity of one sku (SPEC §7). */
const toChange = (body: z.output<typeof schema.updateCart.body>): carts.LineChange =>
  'product' in body ? { sku: body.product.sku, qty: body.product.quantity } : body;
