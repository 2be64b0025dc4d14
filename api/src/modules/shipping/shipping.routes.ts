import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import * as schema from 'shared-contracts/api/shopping-cart.schema';
import type { Module } from '../../module.ts';
import { registerEndpoint } from '../../plugins/endpoint.ts';
import { cartKeyOf } from '../carts/cart-id.ts';
import { findDelivery, toShipping } from './shipping.service.ts';

export const shippingModule: Module = (app, { config, readDb }) => {
  registerEndpoint(app, calculateShipping, schema.calculateShipping, async ({ query, body, request }) => {
    cartKeyOf(config.APP_SECRET, query.cart_id);
    return { data: toShipping(await findDelivery(readDb, body.commune_id), request.locale) };
  });
};
