import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { cartKeyOf } from '../carts/cart-id.ts';
import { findDelivery, toShipping } from './shipping.service.ts';

export const shippingModule: Module = (app, { config, readDb }) => {
  const on = endpointsOf(app);
  on(calculateShipping, async ({ query, body, request }) => {
    cartKeyOf(config.APP_SECRET, query.cart_id);
    return { data: toShipping(await findDelivery(readDb, body.commune_id), request.locale) };
  });
};
