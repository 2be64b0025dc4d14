import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { cartKeyOf } from '../carts/cart-id.ts';
import { findDeliveryFacts } from '../carts/carts.service.ts';
import { findPromise } from './promise.service.ts';
import { findDelivery, toShipping } from './shipping.service.ts';

export const shippingModule: Module = (app, { config, readDb }) => {
  const on = endpointsOf(app);
  on(calculateShipping, async ({ query, body, request }) => {
    const cartKey = cartKeyOf(config.APP_SECRET, query.cart_id);
    const delivery = await findDelivery(readDb, body.commune_id);
    const facts = await findDeliveryFacts(readDb, cartKey, request.locale);
    const promise = await findPromise(readDb, delivery, new Date());
    return { data: toShipping(delivery, { ...facts, promise }, request.locale) };
  });
};
