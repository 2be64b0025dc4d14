/** Delivery to the commune that the shopper chose last in this browser. */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { readDeliveryOptions } from 'shared-contracts/api/delivery-options';
import type { DeliveryPrice } from 'shared-contracts/domain/free-delivery';
import { createDataEffect } from 'shared-kit/host';
import { readKeptCommune } from 'shared-kit/kept-commune';

export const deliveryWanted = createEvent();

const readCommuneFx = createEffect(readKeptCommune);
const readOptionsFx = createDataEffect(readDeliveryOptions);

/** Null without a known commune. */
export const $delivery = createStore<(DeliveryPrice & { commune: string }) | null>(null, {
  serialize: 'ignore',
}).on(readOptionsFx.doneData, (_, { commune, price_delivery, free_from }) => ({
  commune,
  price: price_delivery,
  freeFrom: free_from,
}));

sample({ clock: deliveryWanted, target: readCommuneFx });
sample({
  clock: readCommuneFx.doneData,
  filter: Boolean,
  fn: (commune) => ({ query: { commune } }),
  target: readOptionsFx,
});
