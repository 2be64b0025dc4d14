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
import { findArrivalDays, findPromise } from './promise.service.ts';
import { createDeliveryQuotes } from './quote-delivery.service.ts';
import { findDelivery, toShipping } from './shipping.service.ts';

export const shippingModule: Module = (app, { config, db, readDb }) => {
  const atCarriersPrice = createDeliveryQuotes(config);
  const on = endpointsOf(app);

  on(readPickupHour, async ({ request }) => {
    const ready = await findPickupHour(readDb, new Date());
    return { data: { ready: ready && pickupHourInWords(ready, request.locale) } };
  });

  on(calculateShipping, async ({ query, body, request }) => {
    const cartKey = cartKeyOf(config.APP_SECRET, query.cart_id);
    const rate = await findDelivery(readDb, body.commune_id);
    const facts = await findDeliveryFacts(readDb, cartKey, request.locale);
    const isFree = deliveryPriceOf(rate, facts.goods, facts.isFreeByCoupon) === 0;
    const delivery = isFree
      ? rate
      : await atCarriersPrice({ db, log: request.log }, rate, { cartKey, units: facts.units });
    const now = new Date();
    const promise = await findPromise(readDb, delivery, now);
    const days = await findArrivalDays(readDb, delivery, now);
    return { data: toShipping(delivery, { ...facts, promise, days }, request.locale) };
  });

  on(readDeliveryOptions, async ({ query, request }) => ({
    data: await findDeliveryOptions(readDb, query.commune, request.locale),
  }));
};
