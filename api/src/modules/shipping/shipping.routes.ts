import { readDeliveryOptions } from 'shared-contracts/api/delivery-options';
import { readPickupHour } from 'shared-contracts/api/pickup-hour';
import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { cartKeyOf } from '../carts/cart-id.ts';
import { findDeliveryFacts } from '../carts/carts.service.ts';
import { findDeliveryOptions } from './delivery-options.service.ts';
import { findPickupHour, pickupHourInWords } from './pickup-hour.service.ts';
import { createDeliveryQuotes } from './quote-delivery.service.ts';
import { chooseDeliveries, findTableDelivery } from './shipping.service.ts';
import { toShipping } from './to-shipping.ts';

export const shippingModule: Module = (app, { config, db, readDb }) => {
  const quoteDelivery = createDeliveryQuotes(config);
  const on = endpointsOf(app);

  on(readPickupHour, async ({ request }) => {
    const ready = await findPickupHour(readDb, new Date());
    return { data: { ready: ready && pickupHourInWords(ready, request.locale) } };
  });

  on(calculateShipping, async ({ query, body, request }) => {
    const cartKey = cartKeyOf(config.APP_SECRET, query.cart_id);
    const facts = await findDeliveryFacts(readDb, cartKey, request.locale);
    const cart = { cartKey, units: facts.units };
    // With the quote that an order of this cart would have.
    const known = await findTableDelivery(readDb, body.commune_id, { cart });
    const isFree = deliveryPriceOf(known, facts.goods, facts.isFreeByCoupon) === 0;
    const delivery = isFree ? known : await quoteDelivery({ db, log: request.log }, known, cart);
    const now = new Date();
    const choice = await chooseDeliveries(readDb, delivery, now);
    return { data: await toShipping(readDb, choice, { ...facts, now, locale: request.locale }) };
  });

  on(readDeliveryOptions, async ({ query, request }) => ({
    data: await findDeliveryOptions(readDb, query.commune, request.locale),
  }));
};
